import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

export interface ResponseLimits {
  /** Requests of a connection that wait for their response. Browsers and proxies send one at a time. */
  open?: number;
  /** Until a response is received completely; above the time of a large photo on a slow connection. */
  milliseconds?: number | undefined;
}

/**
 * Ends connections whose client requests much and reads nothing: with HTTP pipelining, all its responses
 * would wait in memory, and a byte now and then would keep it from being idle.
 */
export function limitResponses(
  listener: RequestListener,
  { open = 10, milliseconds = 600_000 }: ResponseLimits = {},
): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The remaining requests of a part that was read before the connection ended.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > open) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    const timer = setTimeout(() => socket.destroy(), milliseconds);
    timer.unref();
    response.once("close", () => {
      clearTimeout(timer);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    });
    listener(request, response);
  };
}
