/** Symbols of production, put together for showing: what gives the same is counted. */
export interface Goods {
  resources: string[];
  units: number;
}

export function goodsOf(symbols: string[][]): Goods[] {
  const found = new Map<string, Goods>();
  for (const resources of symbols) {
    const key = resources.join('/');
    const one = found.get(key) ?? { resources, units: 0 };
    one.units += 1;
    found.set(key, one);
  }
  // Fixed goods come before choices.
  return [...found.values()].sort((a, b) => a.resources.length - b.resources.length);
}
