/** Buffers items until there is a listener, then passes each on once, in order. */
export interface EventQueue<Item> {
  push: (item: Item) => void;
  /** Null buffers items again. */
  setListener: (listener: ((item: Item) => void) | null) => void;
}

/** Later items are dropped. */
const maxWaiting = 50;

export function createEventQueue<Item>(): EventQueue<Item> {
  const waiting: Item[] = [];
  let current: ((item: Item) => void) | null = null;
  return {
    push(item) {
      if (current) current(item);
      else if (waiting.length < maxWaiting) waiting.push(item);
    },
    setListener(listener) {
      current = listener;
      if (listener) for (const item of waiting.splice(0)) listener(item);
    },
  };
}
