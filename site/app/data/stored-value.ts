/** What is kept under some keys of local storage, as one value that follows every tab. */
export interface StoredValue<Value> {
  /** Calls back on every change, of this tab or another. Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** While somebody listens, the same object until something changed. */
  readonly read: () => Value;
  /** Says that this tab wrote. */
  readonly changed: () => void;
}

/** `parse` reads the storage; it runs in the browser only. */
export function createStoredValue<Value>(
  keys: readonly string[],
  parse: () => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let held: { value: Value } | undefined;

  function changed(): void {
    held = undefined;
    for (const listener of listeners) listener();
  }
  /** A null key means that another tab emptied the whole storage. */
  function onStorage({ key }: StorageEvent): void {
    if (key === null || keys.includes(key)) changed();
  }
  /** A page that comes back from the back-forward cache has heard of nothing. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) changed();
  }

  return {
    changed,
    read() {
      if (listeners.size === 0) return parse();
      held ??= { value: parse() };
      return held.value;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        held = undefined;
        addEventListener("storage", onStorage);
        addEventListener("pageshow", onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener("storage", onStorage);
        removeEventListener("pageshow", onPageShow);
      };
    },
  };
}
