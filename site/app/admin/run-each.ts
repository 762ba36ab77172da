/** The result for one item. */
export type ItemResult<Item, Value> =
  | { item: Item; ok: true; value: Value }
  | { item: Item; ok: false; error: unknown };

/** Requests of one batch at a time; more would delay the user's other requests. */
const concurrency = 3;

/**
 * Runs an action for each item, a few at a time, and calls `onProgress` with the number of finished ones.
 * A failure does not stop the others. Resolves with the results in the order of the items.
 */
export async function runEach<Item, Value>(
  items: readonly Item[],
  action: (item: Item) => Promise<Value>,
  onProgress: (finished: number) => void,
): Promise<ItemResult<Item, Value>[]> {
  const results: ItemResult<Item, Value>[] = [];
  const waiting = [...items.entries()];
  let finished = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await settle(item, action);
      finished += 1;
      onProgress(finished);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

async function settle<Item, Value>(
  item: Item,
  action: (item: Item) => Promise<Value>,
): Promise<ItemResult<Item, Value>> {
  try {
    return { item, ok: true, value: await action(item) };
  } catch (error) {
    return { item, ok: false, error };
  }
}
