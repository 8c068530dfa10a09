/** Explaining what is pointed at, where that moves nothing: a tap acts at once and must hit what it was meant for. */
const hovers = matchMedia('(hover: hover)');

/** Return handlers that call `explain` when the mouse comes to something, or the keyboard does. */
export function explains(explain: () => void) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (hovers.matches && event.pointerType === 'mouse') explain();
    },
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) explain();
    },
  };
}
