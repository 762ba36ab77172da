/** Formats characters as a CSS `unicode-range`, with adjacent code points merged. */
export function toUnicodeRange(characters: Iterable<string>): string {
  const codes = [...new Set(characters)].map(codeOf).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
