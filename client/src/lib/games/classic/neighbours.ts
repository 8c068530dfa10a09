/** Who sits where: the seat to the left gets the cards in the first and third age, the one to the right in the second. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
export const rightOf = (seat: number, players: number): number => (seat + players - 1) % players;

/** How a city lies to the one who looks. */
export type Place = 'you' | 'left' | 'right' | 'far';

export function placeOf(seat: number, near: number, players: number): Place {
  if (seat === near) return 'you';
  if (seat === leftOf(near, players)) return 'left';
  return seat === rightOf(near, players) ? 'right' : 'far';
}
