const reported = new Set<string>();

/** Logs an error of the developer, or a warning, once and not in production. */
export function reportOnce(message: string, level: "error" | "warn" = "error"): void {
  if (process.env.NODE_ENV === "production" || reported.has(message)) return;
  reported.add(message);
  console[level](message);
}

/**
 * Reports a text that the types require and an untyped caller leaves out. Call it if `NODE_ENV` is not
 * `production`, so that bundlers remove it with its arguments.
 */
export function checkText(text: string | undefined, owner: string, prop: string): void {
  if (text !== undefined) return;
  reportOnce(
    `${owner}: \`${prop}\` is undefined, so it is shown without this text and may have no accessible name. Pass a string: labelsFor() and controlLabelsFor() have the texts of this package.`,
  );
}

interface KeySource<Item> {
  keyOf: (item: Item) => string;
  /** What has the key, such as `Table row`. */
  owner: string;
  /** Where the developer sets it, such as `rowKey`. */
  prop: string;
}

/**
 * Returns the first item of each key, and reports the others: react-aria throws for them, which would
 * remove the whole page.
 */
export function omitDuplicates<Item>(
  items: readonly Item[],
  { keyOf, owner, prop }: KeySource<Item>,
): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (first.has(key)) {
      reportOnce(
        `${owner}: the key ${JSON.stringify(key.slice(0, 80))} occurs more than once, so only the first is shown. Selection and focus are stored by key. Give each a different \`${prop}\`.`,
      );
    } else first.set(key, item);
  }
  return [...first.values()];
}
