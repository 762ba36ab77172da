/**
 * A startup failure that an operator can fix. The message is one sentence: cause and remedy. The
 * process prints it without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * Converts an error of `server.listen` to a `StartError` when an operator can fix it; returns any
 * other unchanged. `variable` is the setting that selects the port.
 */
export function explainListenError(
  error: unknown,
  { host, port, variable }: { host: string; port: number; variable: string },
): unknown {
  const code = getErrorCode(error);
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
      `${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    );
  return error;
}

/** The `code` of a system or database error. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
