/** A position in any unit. */
export interface Point {
  x: number;
  y: number;
}

/** Points whose marks would overlap. The mark of the group is at its first point. */
export interface PointGroup<Item extends Point> extends Point {
  items: [Item, ...Item[]];
}

/**
 * Groups points whose marks of the given size would overlap: each joins the first group in whose mark it
 * is, so that the marks of two groups never overlap. The order of the points is kept.
 */
export function groupPoints<Item extends Point>(
  points: readonly Item[],
  { width, height }: { width: number; height: number },
): PointGroup<Item>[] {
  const groups: PointGroup<Item>[] = [];
  for (const point of points) {
    const near = groups.find(
      ({ x, y }) => Math.abs(x - point.x) < width && Math.abs(y - point.y) < height,
    );
    if (near) near.items.push(point);
    else groups.push({ x: point.x, y: point.y, items: [point] });
  }
  return groups;
}
