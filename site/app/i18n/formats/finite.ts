/** The border of every number format: refuses NaN and infinities, and makes -0 plain 0. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value}`);
  return value || 0;
}
