/** Handlers for hover and focus. Not on touch: a tap must not move its target. */
const hovers = matchMedia('(hover: hover)');

/** Return handlers that call `explain` when the mouse enters the element or it gets the focus. */
export function onHoverOrFocus(explain: () => void) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (hovers.matches && event.pointerType === 'mouse') explain();
    },
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) explain();
    },
  };
}
