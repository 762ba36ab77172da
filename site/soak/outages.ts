import type { Receivers } from "./soak-product.ts";
import { between, pick, type Random } from "./random.ts";

export const upstreams = ["slack", "smtp", "loaning"] as const;
export type Upstream = (typeof upstreams)[number];

/** A time during which an upstream does not do its work. */
export interface Outage {
  upstream: Upstream;
  start: number;
  end: number;
  /** Sets what the upstream does during the outage. */
  begin: () => void;
}

/** What the site's calls to the loaning service meet. */
export interface LoaningState {
  fault: "none" | "unreachable" | "unavailable" | "maintenance page";
}

const minuteMs = 60_000;
/** Accepts a mail and loses the connection, so that it is sent again: longer would fill the mailbox. */
const cutMinutes = 5;

/** Plans outages of each upstream, of 5 minutes to 3 hours with 1 to 3 hours between. */
export function planOutages(
  random: Random,
  { start, end }: { start: number; end: number },
  faults: Readonly<Record<Upstream, readonly [() => void, ...(() => void)[]]>>,
): Outage[] {
  return upstreams.flatMap((upstream) => {
    const outages: Outage[] = [];
    let time = start + between(random, 5, 30) * minuteMs;
    while (time < end) {
      const begin = pick(random, faults[upstream]);
      const minutes = begin.name === "cut" ? cutMinutes : between(random, 5, 180);
      outages.push({ upstream, start: time, end: time + minutes * minuteMs, begin });
      time += (minutes + between(random, 60, 180)) * minuteMs;
    }
    return outages;
  });
}

/** The faults of each upstream. */
export function createFaults({ slack, smtp }: Receivers, loaning: LoaningState) {
  const html = "<!doctype html><title>Maintenance</title>";
  return {
    slack: [
      () => (slack.behavior = { status: 503, body: "service_unavailable" }),
      () => (slack.behavior = { status: 429, body: "rate_limited", retryAfter: "120" }),
      () => (slack.behavior = { status: 200, body: html }),
      () => (slack.behavior = "reset"),
    ],
    smtp: [
      function later() {
        smtp.answer = "later";
      },
      function cut() {
        smtp.answer = "cut";
      },
    ],
    loaning: [
      () => (loaning.fault = "unreachable"),
      () => (loaning.fault = "unavailable"),
      () => (loaning.fault = "maintenance page"),
    ],
  } satisfies Record<Upstream, [() => void, ...(() => void)[]]>;
}

/** Lets every upstream work, then sets the faults of the outages at this time. */
export function applyOutages(
  outages: readonly Outage[],
  now: number,
  { slack, smtp }: Receivers,
  loaning: LoaningState,
): void {
  slack.behavior = "ok";
  smtp.answer = "accept";
  loaning.fault = "none";
  for (const { start, end, begin } of outages) if (start <= now && now < end) begin();
}

/** A `fetch` to the loaning service that has the faults of its state. */
export function createFaultyFetch(send: typeof fetch, state: LoaningState): typeof fetch {
  return async (input, init) => {
    if (state.fault === "unreachable") throw new TypeError("fetch failed");
    if (state.fault === "unavailable") return new Response("Bad Gateway", { status: 502 });
    if (state.fault === "maintenance page")
      return new Response("<!doctype html><title>Maintenance</title>");
    return send(input, init);
  };
}
