/** Names and portraits of the players: each bot has a fixed one, people get one derived from their name. */

/** The parts of a portrait; each is one of a few. */
export interface Figure {
  name: string;
  skin: number;
  hair: number;
  /** The haircut and the headgear. */
  cut: number;
  hat: number;
  beard: number;
  robe: number;
}

const figure = (name: string, ...parts: [number, number, number, number, number, number]): Figure => {
  const [skin, hair, cut, hat, beard, robe] = parts;
  return { name, skin, hair, cut, hat, beard, robe };
};

/** Names that are written alike in all our languages. */
export const CAST: readonly Figure[] = [
  figure('Tiro', 1, 2, 0, 0, 0, 1),
  figure('Livia', 0, 3, 2, 1, 0, 2),
  figure('Dimas', 2, 0, 1, 4, 1, 0),
  figure('Aspasia', 1, 1, 2, 2, 0, 5),
  figure('Hektor', 2, 0, 0, 3, 1, 3),
  figure('Enheduanna', 3, 0, 3, 5, 0, 4),
  figure('Imhotep', 3, 0, 4, 6, 2, 5),
  figure('Nefru', 2, 0, 3, 6, 0, 2),
  figure('Ulpia', 0, 4, 2, 0, 0, 3),
  figure('Kimon', 1, 5, 0, 1, 2, 4),
  figure('Sabina', 1, 2, 3, 4, 0, 0),
  figure('Adapa', 3, 0, 1, 5, 2, 1),
  figure('Tanit', 2, 1, 3, 2, 0, 1),
  figure('Marcus', 0, 1, 0, 3, 0, 2),
];

/** Hash a text to 32 bits. */
const sum = (text: string): number =>
  [...text].reduce((all, letter) => Math.imul(all ^ letter.charCodeAt(0), 0x9e3779b1) ^ (all >>> 13), 0x2545f491) >>> 0;

/** Return the bot of a level, the weakest first; several bots of one level differ. */
export function botOf(rank: number, before: number): Figure {
  const at = before === 0 ? rank : 7 + ((rank * 3 + before - 1) % (CAST.length - 7));
  return CAST[at % CAST.length] as Figure;
}

/** Return the portrait of a name; equal names have equal portraits. */
export function portraitOf(name: string): Figure {
  const seed = sum(name || 'x');
  const part = (shift: number, of: number) => (seed >>> shift) % of;
  return {
    name,
    skin: part(0, 4),
    hair: part(3, 6),
    cut: part(6, 5),
    hat: part(9, 3),
    beard: part(12, 3),
    robe: part(15, 6),
  };
}
