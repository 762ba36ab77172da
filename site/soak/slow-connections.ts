import { connect, type Socket } from "node:net";

/**
 * What a slow client does: sends its headers or its body byte by byte, does not read, or requests much at once
 * and does not read.
 */
export type Slowness = "headers" | "body" | "reading" | "pipelining";

/** A connection of a slow client. */
export interface SlowConnection {
  readonly slowness: Slowness;
  /** Seconds until the server ended it; undefined while it is open. */
  readonly seconds: number | undefined;
  close(): void;
}

const byteMs = 1000;
/** Requests at once: more than the buffers of both sides hold, below and above the limit of the server. */
const requestsAtOnce = { reading: 8, pipelining: 400 };

/** Opens a connection that sends one byte a second, or requests much and reads nothing. */
export function openSlowConnection(url: string, slowness: Slowness, asset: string): SlowConnection {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
  const start = performance.now();
  const state: { seconds: number | undefined } = { seconds: undefined };
  socket.on("error", () => {});
  socket.on("close", () => (state.seconds = (performance.now() - start) / 1000));
  const stop = send(socket, slowness, { host, asset });
  return {
    slowness,
    get seconds() {
      return state.seconds;
    },
    close() {
      stop();
      socket.destroy();
    },
  };
}

function send(
  socket: Socket,
  slowness: Slowness,
  { host, asset }: { host: string; asset: string },
): () => void {
  if (slowness === "reading" || slowness === "pipelining") {
    socket.pause();
    const request = `GET ${asset} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    socket.write(request.repeat(requestsAtOnce[slowness]));
    // It also keeps the connection from being idle.
    return repeat(() => socket.write("\r\n"));
  }
  socket.resume();
  if (slowness === "headers") {
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `);
    return repeat(() => socket.write("a"));
  }
  socket.write(
    `POST /api/send-to-slack HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`,
  );
  return repeat(() => socket.write(" "));
}

function repeat(write: () => void): () => void {
  const timer = setInterval(write, byteMs);
  return () => clearInterval(timer);
}
