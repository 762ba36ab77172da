/**
 * Returns the direct and transitive dependencies of an entry; one that several entries import is repeated.
 * `direct` has the entries that each entry imports.
 * @throws Error for entries that import each other: the stylesheet of each would import that of the other.
 */
export function dependenciesOf(
  name: string,
  direct: ReadonlyMap<string, Iterable<string>>,
  importers: readonly string[] = [],
): readonly string[] {
  const path = [...importers, name];
  return [...(direct.get(name) ?? [])].flatMap((part) => {
    if (path.includes(part)) throw new Error(circleMessage([...path, part]));
    return [part, ...dependenciesOf(part, direct, path)];
  });
}

function circleMessage(path: readonly string[]): string {
  const circle = path.slice(path.indexOf(path.at(-1) ?? ""));
  return (
    `Entries of packages/ui import each other: ${circle.map((name) => `"${name}"`).join(" → ")}. ` +
    "Their stylesheets import those of their dependencies, so that none of them could be first. " +
    "Move the module that both use to a file that is no entry, or load one of the entries with import()."
  );
}
