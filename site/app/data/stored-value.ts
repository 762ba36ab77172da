/** A value derived from localStorage keys, synchronized across tabs; for `useSyncExternalStore`. */
export interface StoredValue<Value> {
  /** Calls back on every change in any tab. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** While there are listeners, the same object until it changes. */
  readonly read: () => Value;
  /** Call after writing one of the keys in this tab. */
  readonly notifyChanged: () => void;
}

/** `parse` reads the storage; it is called in the browser only. */
export function createStoredValue<Value>(
  keys: readonly string[],
  parse: () => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cached: { value: Value } | undefined;

  function changed(): void {
    cached = undefined;
    for (const listener of listeners) listener();
  }
  /** A null key means that another tab cleared the storage. */
  function onStorage({ key }: StorageEvent): void {
    if (key === null || keys.includes(key)) changed();
  }
  /** A page restored from the back/forward cache missed the storage events. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) changed();
  }

  return {
    notifyChanged: changed,
    read() {
      if (listeners.size === 0) return parse();
      cached ??= { value: parse() };
      return cached.value;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        cached = undefined;
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
