import { chmod, lstat, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { connect } from "node:net";
import { getErrorCode, StartError } from "./errors.ts";

/** Where a server listens, and the variables that say so, for error messages. */
export interface ListenOptions {
  /** Not used with a socket. */
  host: string;
  /** A TCP port, or the absolute path of a Unix socket. */
  port: number | string;
  hostVariable: string;
  portVariable: string;
}

/**
 * Listens on an address or a Unix socket. A socket is open to the user and group of the process, replaces
 * the file that a dead process left, and is removed when the server closes.
 * @throws StartError when the address or the path cannot be used.
 */
export async function listen(server: Server, options: ListenOptions): Promise<void> {
  const { host, port } = options;
  if (typeof port === "string") await removeStaleSocket(port, options.portVariable);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explainListenError(error, options)));
    if (typeof port === "string") server.listen(port, resolve);
    else server.listen(port, host, resolve);
  });
  if (typeof port === "string") await chmod(port, 0o660);
}

/** The address for logs, and for callers on this machine: an address that means all of them is not one. */
export function describeAddress({ host, port }: Pick<ListenOptions, "host" | "port">): string {
  return typeof port === "string" ? `unix:${port}` : `http://${reachableHost(host)}:${port}`;
}

function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

async function removeStaleSocket(path: string, variable: string): Promise<void> {
  const found = await lstat(path).catch((error: unknown) => {
    if (getErrorCode(error) !== "ENOENT") throw explainSocketError(error, path, variable);
  });
  if (!found) return;
  if (!found.isSocket())
    throw new StartError(
      `${path} exists and is not a socket: remove it, or set ${variable} to another path.`,
    );
  if (await isListening(path))
    throw new StartError(
      `${path} is already in use: stop the other program, or set ${variable} to another path.`,
    );
  await rm(path, { force: true });
}

/** Whether a process accepts connections; without permission to ask, one may. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const end = (isInUse: boolean) => {
      socket.destroy();
      resolve(isInUse);
    };
    socket.once("connect", () => end(true));
    socket.once("error", (error) => end(getErrorCode(error) !== "ECONNREFUSED"));
  });
}

/**
 * Converts an error of `server.listen` to a `StartError` when an operator can fix it; returns any
 * other unchanged.
 */
export function explainListenError(
  error: unknown,
  { host, port, hostVariable, portVariable: variable }: ListenOptions,
): unknown {
  const code = getErrorCode(error);
  if (typeof port === "string") return explainSocketError(error, port, variable);
  const place = `${host}:${port}`;
  if (code === "EADDRINUSE")
    return new StartError(
      `${place} is already in use: stop the other program, or set ${variable} to a free port.`,
    );
  if (code === "EACCES")
    return new StartError(
      `Listening on ${place} is not permitted: set ${variable} to 1024 or higher.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(
      `${host} is not an address of this machine: set ${hostVariable} to one that is, such as 127.0.0.1.`,
    );
  return error;
}

function explainSocketError(error: unknown, path: string, variable: string): unknown {
  const code = getErrorCode(error);
  if (code === "EADDRINUSE")
    return new StartError(
      `${path} is already in use: stop the other program, or set ${variable} to another path.`,
    );
  if (["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EROFS"].includes(code ?? ""))
    return new StartError(
      `No socket can be created at ${path}: create its folder with write permission, or set ${variable} to another path.`,
    );
  return error;
}
