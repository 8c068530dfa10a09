/** Who is one good turn away from winning at once, as far as the table shows it. */
import { MILITARY, SYMBOLS_TO_WIN } from '../data/games';
import type { DuelView } from '../data/view';

/** So near to the capital the pawn is a threat: one strong card away. */
const NEAR = 3;

export interface Threat {
  kind: 'military' | 'science';
  seat: number;
  rest: number;
}

export function threats(view: DuelView): Threat[] {
  if (view.pending.kind === 'over') return [];
  const found: Threat[] = [];
  const rest = MILITARY.capital - Math.abs(view.pawn);
  if (rest <= NEAR) found.push({ kind: 'military', seat: view.pawn > 0 ? 0 : 1, rest });
  view.cities.forEach((city, seat) => {
    const missing = SYMBOLS_TO_WIN - new Set(city.symbols).size;
    if (missing === 1) found.push({ kind: 'science', seat, rest: missing });
  });
  return found;
}
