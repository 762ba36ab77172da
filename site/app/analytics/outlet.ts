/** Takes what happens, keeps it until somebody listens, and then hands it on in order, once. */
export interface Outlet<Item> {
  put: (item: Item) => void;
  /** Null lets items wait again. */
  listen: (listener: ((item: Item) => void) | null) => void;
}

/** No page has more to say before somebody listens. */
const mostWaiting = 50;

export function createOutlet<Item>(): Outlet<Item> {
  const waiting: Item[] = [];
  let hand: ((item: Item) => void) | null = null;
  return {
    put(item) {
      if (hand) hand(item);
      else if (waiting.length < mostWaiting) waiting.push(item);
    },
    listen(listener) {
      hand = listener;
      if (listener) for (const item of waiting.splice(0)) listener(item);
    },
  };
}
