/** Deterministic random numbers: mulberry32 by Tommy Ettinger, public domain. */
export function seededRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    /** An integer from `min` to `max`, both inclusive. */
    integer: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    /** An element of a non-empty list. */
    pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
      return items[Math.floor(next() * items.length)];
    },
  };
}
