import * as fc from "fast-check";

/** Returns the smallest arguments for which `holds` is false or throws; null if none was found. */
export function counterexample<Arguments extends [unknown, ...unknown[]]>(
  ...all: [
    ...arbitraries: { [Key in keyof Arguments]: fc.Arbitrary<Arguments[Key]> },
    predicate: (...values: Arguments) => boolean,
  ]
): Arguments | null {
  return fc.check(fc.property<Arguments>(...all)).counterexample;
}
