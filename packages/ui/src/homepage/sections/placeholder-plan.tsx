const corners = [
  [20, 20],
  [980, 20],
  [980, 740],
  [20, 740],
] as const;

/** One pixel wide in a card and in a small drawing. */
const line = { vectorEffect: "non-scaling-stroke" } as const;

/** A tree in plan view: a circle with twelve alternating spokes. */
function Tree({ x, y, radius }: { x: number; y: number; radius: number }) {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const length = radius * (index % 2 ? 0.62 : 0.9);
    return `M${x} ${y}l${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`;
  });
  return (
    <>
      <circle {...line} cx={x} cy={y} r={radius} strokeWidth={0.9} />
      <path {...line} d={spokes.join("")} strokeWidth={0.7} />
    </>
  );
}

/**
 * Decorative plan of an empty lot, shown instead of a missing photo. Separate from `FloorPlan`, so that
 * homepages do not load the whole drawing.
 */
export function PlaceholderPlan() {
  return (
    <svg viewBox="0 0 1000 760" fill="none" stroke="currentColor" aria-hidden="true">
      <path {...line} d="M20 20H980V740H20Z" strokeDasharray="14 6 2 6" />
      {corners.map(([x, y]) => (
        <circle key={`${x} ${y}`} {...line} cx={x} cy={y} r={5} />
      ))}
      <Tree x={790} y={170} radius={46} />
      <Tree x={862} y={236} radius={30} />
      <Tree x={64} y={690} radius={24} />
      <path {...line} d="M100 120H700V300H900V640H100Z" strokeDasharray="8 7" strokeWidth={1.1} />
    </svg>
  );
}
