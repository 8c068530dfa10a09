/** Addresses of drawings for `<use href>`; scripts/assets.mjs writes the sprites. */
import buildings from '$lib/generated/buildings.svg?url';
import type { IconName } from '$lib/generated/icons';
import icons from '$lib/generated/icons.svg?url';
import wonders from '$lib/generated/wonders.svg?url';

export type { IconName };

export const iconHref = (name: IconName): string => `${icons}#${name}`;
export const buildingHref = (building: string): string => `${buildings}#${building}`;
/** Return the picture of a wonder, or `night-` and a wonder for a city by night. */
export const wonderHref = (wonder: string): string => `${wonders}#${wonder}`;
