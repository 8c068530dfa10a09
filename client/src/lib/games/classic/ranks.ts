/** Final ranks of 7 Wonders: winners first, then points, then coins; equal seats share a rank. */
export interface Standing {
  seat: number;
  points: number;
  coins: number;
  isWinner: boolean;
}

export interface Ranked extends Standing {
  rank: number;
}

export function rankSeats(standings: Standing[]): Ranked[] {
  const rows = [...standings].sort(
    (a, b) => Number(b.isWinner) - Number(a.isWinner) || b.points - a.points || b.coins - a.coins,
  );
  const ranked: Ranked[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = ranked[index - 1];
    const isTied =
      previous && previous.points === row.points && previous.coins === row.coins && previous.isWinner === row.isWinner;
    ranked.push({ ...row, rank: isTied ? previous.rank : index + 1 });
  }
  return ranked;
}
