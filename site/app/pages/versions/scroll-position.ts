/** Positions of the parts of a page, in px from its start, by id; and how far it scrolls. */
export interface ScrollStops {
  parts: ReadonlyMap<string, number>;
  end: number;
}

/**
 * The scroll position of another page that shows the same part: `top` is that of the first page. Between
 * parts that both pages have, the position is proportional.
 */
export function mapScroll(top: number, from: ScrollStops, to: ScrollStops): number {
  const stops: [from: number, to: number][] = [[0, 0]];
  for (const [id, start] of [...from.parts].toSorted(([, one], [, other]) => one - other)) {
    const target = to.parts.get(id);
    const [lastFrom, lastTo] = stops.at(-1) ?? [0, 0];
    // Templates order their parts differently.
    if (target === undefined || start <= lastFrom || target <= lastTo) continue;
    if (start < from.end && target < to.end) stops.push([start, target]);
  }
  stops.push([from.end, to.end]);
  const next = stops.findIndex(([start]) => start > top);
  if (next === -1) return to.end;
  const [startFrom, startTo] = stops[next - 1] ?? [0, 0];
  const [endFrom, endTo] = stops[next] ?? [from.end, to.end];
  return startTo + ((top - startFrom) / (endFrom - startFrom)) * (endTo - startTo);
}
