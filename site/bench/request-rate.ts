import { connect } from "node:net";

interface RequestTarget {
  port: number;
  path: string;
  headers: Record<string, string>;
}

const connections = 8;
const endOfHeaders = "\r\n\r\n";

/**
 * Measures the requests per second over several keep-alive connections without pipelining. Uses sockets,
 * because Node's HTTP client is slower than the servers it would measure.
 */
export async function measureRequestRate(
  { port, path, headers }: RequestTarget,
  seconds: number,
): Promise<number> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers });
  const request = `GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}${endOfHeaders}`;
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => sendRequests(port, request, deadline)),
  );
  const took = (performance.now() - start) / 1000;
  return counts.reduce((sum, one) => sum + one, 0) / took;
}

function sendRequests(port: number, request: string, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setNoDelay();
    let responses = 0;
    let head = "";
    /** Remaining bytes of the body; null while the headers are incomplete. */
    let remaining: number | null = null;
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The server closed the connection.")));
    socket.on("data", (chunk) => {
      let bytes = chunk.length;
      if (remaining === null) {
        const before = head.length;
        head += chunk.toString("latin1");
        const end = head.indexOf(endOfHeaders);
        if (end < 0) return;
        remaining = bodyLength(head.slice(0, end));
        if (remaining === null) {
          socket.destroy(
            new Error(`Expected status 200 with Content-Length, got:\n${head.slice(0, end)}`),
          );
          return;
        }
        bytes = before + chunk.length - end - endOfHeaders.length;
      }
      remaining -= bytes;
      if (remaining > 0) return;
      responses += 1;
      head = "";
      remaining = null;
      if (performance.now() < deadline) {
        socket.write(request);
        return;
      }
      socket.removeAllListeners("close").destroy();
      resolve(responses);
    });
  });
}

/** Returns null unless the response is 200 with Content-Length. */
function bodyLength(head: string): number | null {
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return head.startsWith("HTTP/1.1 200 ") && length !== undefined ? Number(length) : null;
}
