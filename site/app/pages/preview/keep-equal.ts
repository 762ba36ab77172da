/**
 * `next` with every part that says the same as in `before` taken from there, so that whoever compares
 * by identity sees what changed and nothing else. For plain data: what JSON can hold.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const kept = Object.keys(next).map((key) => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    return [key, keepEqual(old, next[key])] as const;
  });
  const same =
    kept.length === Object.keys(before).length &&
    kept.every(([key, value]) => Object.hasOwn(before, key) && Object.is(before[key], value));
  // Either has the keys of `next` and values that are equal to its own.
  if (same) return before as Value;
  return (Array.isArray(next) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as Value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
