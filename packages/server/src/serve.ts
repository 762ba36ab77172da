import { spawn } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { describeShortage, StartError } from "./errors.ts";
import { limitResponses } from "./limit-responses.ts";
import { listen, type ListenOptions } from "./listen.ts";
import type { Log } from "./log.ts";

/** Milliseconds after which connections end, so that slow clients cannot occupy a server for long. */
export interface ConnectionLimits {
  /** Until the headers of a request are complete. */
  headersTimeout: number;
  /** Until a request is complete. */
  requestTimeout: number;
  /** Between two checks of the limits above. */
  connectionsCheckingInterval: number;
  /** Until a response is received; by default that of `limitResponses`. */
  responseTimeout?: number;
}

/** A photo of 10 MB takes minutes on a slow uplink. */
const defaultLimits: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
};

/** Without any byte sent or read, such as a response that is not read; above the time limits of calls. */
const idleMs = 180_000;

/** Time limit of running requests after SIGTERM. */
const shutdownSeconds = 10;

export interface ServeOptions extends ListenOptions {
  log: Log;
  /** Seconds between SIGTERM and the end of listening. */
  shutdownDelay: number;
  /** Responds with 503 while the process starts, and to `/health/ready` while it stops. */
  onNotReady: RequestListener;
  /** Shorter ones for tests. */
  limits?: ConnectionLimits | undefined;
  /** Opens databases and connections. */
  start: (server: Server) => Promise<Service>;
}

export interface Service {
  listener: RequestListener;
  /** Called after the last request. */
  close(): Promise<void>;
}

/**
 * Runs a server until SIGTERM or SIGINT. Then it is not ready, so that a balancer sends no more requests,
 * and serves those that still come for `shutdownDelay`; it stops listening, completes running requests and
 * closes the service. A second signal ends the process. Listening comes first: a port in use is reported
 * before any database work.
 * @throws StartError when the port or socket is unavailable.
 */
async function serve(options: ServeOptions): Promise<void> {
  const { log, onNotReady, shutdownDelay, start } = options;
  const { responseTimeout, ...limits } = options.limits ?? defaultLimits;
  const server = createServer(limits, onNotReady);
  server.setTimeout(idleMs);
  await listen(server, options);
  startWatchdog(log);
  const service = await start(server);
  const serveRequest = limitResponses(service.listener, { milliseconds: responseTimeout });
  server.off("request", onNotReady).on("request", serveRequest);

  const signal = await receiveSignal();
  log.info({ signal, shutdownDelay }, "stopping");
  server.off("request", serveRequest).on("request", (request, response) => {
    // The next request of this connection would meet a closed port.
    response.shouldKeepAlive = false;
    const isReadyCheck = /^\/health\/ready(?:\?|$)/.test(request.url ?? "");
    (isReadyCheck ? onNotReady : serveRequest)(request, response);
  });
  try {
    await wait(shutdownDelay * 1000);
    setTimeout(() => server.closeAllConnections(), shutdownSeconds * 1000).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await service.close();
  } catch (error) {
    log.error({ err: error }, "shutdown failed");
    process.exit(1);
  }
}

/**
 * Tells systemd that the event loop turns, twice in the time after which it ends the process (`WatchdogSec` of its
 * unit). Without systemd it does nothing. Node has no datagram sockets of Unix, so a program of systemd sends it.
 */
function startWatchdog(log: Log): void {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: microseconds } = process.env;
  if (!socket || !microseconds) return;
  const notify = () => {
    const fail = (reason: object) =>
      log.error(reason, "systemd was not told that the process runs, and will end it");
    spawn("systemd-notify", ["WATCHDOG=1"], { stdio: "ignore" })
      .once("error", (err) => fail({ err }))
      .once("exit", (code) => code === 0 || fail({ code }));
  };
  notify();
  setInterval(notify, Number(microseconds) / 2000).unref();
}

function receiveSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      process.off("SIGTERM", stop).off("SIGINT", stop);
      resolve(signal);
    };
    process.on("SIGTERM", stop).on("SIGINT", stop);
  });
}

/**
 * The main program of a server: exits with 0 after a signal, and with 1 and a one-line message for a
 * `StartError`, a full disk or too many open files.
 */
export async function runServer(readOptions: () => ServeOptions): Promise<never> {
  // Files of databases, photos and secrets are readable by this user only: 0600, and folders 0700.
  process.umask(0o077);
  try {
    await serve(readOptions());
  } catch (error) {
    const shortage = describeShortage(error);
    const known =
      error instanceof StartError
        ? error.message
        : shortage && `The start failed, since ${shortage}.`;
    if (known === undefined) throw error;
    process.stderr.write(`${known}\n`);
    process.exit(1);
  }
  process.exit(0);
}
