import { spawn } from "node:child_process";
import type { Log } from "./log.ts";

/**
 * Tells systemd that the event loop turns, twice in the time after which it ends the process (`WatchdogSec` of its
 * unit). Without systemd it does nothing. Node has no datagram sockets of Unix, so a program of systemd sends it.
 */
export function startWatchdog(log: Log): void {
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
