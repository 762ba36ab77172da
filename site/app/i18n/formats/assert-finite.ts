/** Returns the value, with -0 as 0. Throws `RangeError` for NaN and infinities. */
export function assertFinite(value: number): number {
  if (!Number.isFinite(value))
    throw new RangeError(`Cannot format ${value}: pass a finite number.`);
  return value || 0;
}
