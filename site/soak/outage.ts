import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { openInProcess } from "./in-process-product.ts";
import { createLedger } from "./ledger.ts";
import {
  applyOutages,
  createFaults,
  type LoaningState,
  type Outage,
  planOutages,
} from "./outages.ts";
import { createRandom } from "./random.ts";
import { atMost, info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { type ShiftedClock, shiftClock } from "./shifted-clock.ts";
import { createSoakDatabase } from "./soak-database.ts";
import { awaitDeliveries, startReceivers } from "./soak-product.ts";

const hourMs = 3_600_000;
/** Half an hour: of more than 50 requests a day an agent is told in one mail, in which they are not named. */
const requestMs = hourMs / 2;
/** The longest delay between two attempts (docs/spec/forms.md#delivery), and the queue behind it. */
const limitMinutes = { lead: 6, forwarded: 6, notification: 62 };

/** A day of outages of team chat, mail server and loaning service; a round is one hour of it. */
export const outage: Scenario = { databases: ["postgres"], rounds: 24, run: runOutage };

async function runOutage({ rounds, seed }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const random = createRandom(seed);
  const receivers = await startReceivers();
  const database = await createSoakDatabase();
  const url = database.env["DATABASE_URL"] ?? "";
  const clock = await shiftClock(url);
  const loaning: LoaningState = { fault: "none" };
  const ledger = createLedger();
  try {
    const product = await openInProcess(url, receivers, loaning);
    try {
      const end = clock.now() + rounds * hourMs;
      const faults = createFaults(receivers, loaning);
      const outages = planOutages(random, { start: clock.now(), end }, faults);
      let nextRequest = clock.now();
      while (clock.now() < end || (await readNextDue(clock)) !== undefined) {
        applyOutages(outages, clock.now(), receivers, loaning);
        if (clock.now() >= nextRequest && clock.now() < end) {
          await product.sendRequests(ledger);
          nextRequest += requestMs;
        }
        await settle(clock);
        const changes = outages.flatMap((one) => [one.start, one.end]);
        const due = (await readNextDue(clock)) ?? Infinity;
        const times = [...changes, ...(nextRequest < end ? [nextRequest] : [end]), due];
        const next = Math.min(...times.filter((time) => time > clock.now()));
        if (Number.isFinite(next)) await clock.advance(next - clock.now() + 1);
      }
      const deliveries = await awaitDeliveries(receivers, ledger);
      const stored = await clock.query<{ message: string }>("select message from contact_requests");
      const messages = stored.map(({ message }) => message);
      const lost = ledger.contacts.filter((name) => !messages.includes(name));
      const twice = messages.filter((message, n) => messages.indexOf(message) !== n);
      return [
        info("hours with outages of chat, mail and loaning service", rounds),
        info("outages", `${outages.length}, ${describeDuration(outages)}`),
        ...verificationRows(ledger, { lost, twice }),
        mustBeNone("not delivered to chat or mailbox", deliveries.missing),
        info("delivered again after a lost response (at least once)", deliveries.repeated),
        ...(await readDelays(clock, outages)),
      ];
    } finally {
      await product.close();
    }
  } finally {
    await clock.close();
    await database.drop();
    await receivers.close();
  }
}

const pending = `select due_at, claimed_until from site.deliveries where state in ('pending', 'failed')
  union all select due_at, claimed_until from contact_deliveries where state = 'pending'`;

/** A receiver can ask a channel to wait for minutes while its deliveries are due: then the clock moves on. */
const idle = { afterMs: 3000, everyMs: 1000, stepMs: 10_000 };

/** Until then at least one delivery is attempted, also on a machine that does other work. */
const stallMs = 120_000;

/** Waits until every due delivery was attempted, at most until nothing has changed for two minutes. */
async function settle(clock: ShiftedClock): Promise<void> {
  let [seen, since] = ["", performance.now()];
  let nextStep = since + idle.afterMs;
  for (;;) {
    const [row] = await clock.query<{ count: string; state: string }>(
      `select count(*), string_agg(concat(due_at, claimed_until), ' ' order by due_at) as state
        from (${pending}) due where due_at <= now() or claimed_until > now()`,
    );
    if (row === undefined || Number(row.count) === 0) return;
    const time = performance.now();
    if (row.state !== seen) {
      [seen, since] = [row.state, time];
      nextStep = time + idle.afterMs;
    }
    if (time > since + stallMs) throw new Error("A due delivery is not attempted.");
    if (time > nextStep) {
      await clock.advance(idle.stepMs);
      nextStep = time + idle.everyMs;
    }
    await wait(10);
  }
}

async function readNextDue(clock: ShiftedClock): Promise<number | undefined> {
  const [row] = await clock.query<{ due: Date | null }>(
    `select min(due_at) as due from (${pending}) waiting`,
  );
  return row?.due?.getTime();
}

/** The longest times from the moment at which the receiver worked again to the delivery. */
async function readDelays(clock: ShiftedClock, outages: readonly Outage[]): Promise<Row[]> {
  const rows = await clock.query<{ channel: string; created: Date; delivered: Date }>(
    `select channel, created_at as created, delivered_at as delivered from site.deliveries
      union all select channel, created_at, delivered_at from contact_deliveries`,
  );
  const longest = (channel: string, upstream: Outage["upstream"]) => {
    const own = outages.filter((one) => one.upstream === upstream);
    const delays = rows
      .filter((row) => row.channel === channel)
      .map(({ created, delivered }) => {
        const ends = own.map(({ end }) => end).filter((end) => end <= delivered.getTime());
        return delivered.getTime() - Math.max(created.getTime(), ...ends);
      });
    return Math.round(Math.max(0, ...delays) / 6000) / 10;
  };
  const after = "longest time after the receiver works again:";
  return [
    atMost(`${after} leads to chat`, longest("slack", "slack"), limitMinutes.lead, "min"),
    atMost(
      `${after} contact requests to the service`,
      longest("loaning", "loaning"),
      limitMinutes.forwarded,
      "min",
    ),
    atMost(`${after} mail`, longest("mail", "smtp"), limitMinutes.notification, "min"),
    atMost(
      `${after} contact requests to chat`,
      longest("chat", "slack"),
      limitMinutes.notification,
      "min",
    ),
  ];
}

function describeDuration(outages: readonly Outage[]): string {
  const ms = outages.reduce((sum, { start, end }) => sum + end - start, 0);
  return `together ${(ms / hourMs).toFixed(1)} hours`;
}
