import { connect } from "node:net";

/** What is asked, over and over. */
interface Asked {
  port: number;
  path: string;
  headers: Record<string, string>;
}

const connections = 8;
const endOfHead = "\r\n\r\n";

/**
 * Requests answered in a second over a few keep-alive connections, one at a time on each. Written on bare
 * sockets: node's own client takes longer over a request than the servers it would measure.
 */
export async function requestRate(
  { port, path, headers }: Asked,
  seconds: number,
): Promise<number> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers });
  const request = `GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}${endOfHead}`;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const answered = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(port, request, until)),
  );
  const took = (performance.now() - begun) / 1000;
  return answered.reduce((sum, one) => sum + one, 0) / took;
}

function keepAsking(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setNoDelay();
    let answered = 0;
    let head = "";
    /** Bytes of the body that are still to come; null while the head is. */
    let left: number | null = null;
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The server closed the connection.")));
    socket.on("data", (chunk) => {
      let bytes = chunk.length;
      if (left === null) {
        const before = head.length;
        head += chunk.toString("latin1");
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        left = bodyLength(head.slice(0, end));
        if (left === null) {
          socket.destroy(new Error(`This is no whole document:\n${head.slice(0, end)}`));
          return;
        }
        bytes = before + chunk.length - end - endOfHead.length;
      }
      left -= bytes;
      if (left > 0) return;
      answered += 1;
      head = "";
      left = null;
      if (performance.now() < until) {
        socket.write(request);
        return;
      }
      socket.removeAllListeners("close").destroy();
      resolve(answered);
    });
  });
}

/** Null where the head is not of a whole document. */
function bodyLength(head: string): number | null {
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return head.startsWith("HTTP/1.1 200 ") && length !== undefined ? Number(length) : null;
}
