// @vitest-environment jsdom
import { Revenue } from "@amplitude/analytics-browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyticsOptions, startAnalytics } from "./analytics.ts";
import type { RunningService } from "./running-service.ts";

const apiKey = "0123456789abcdef0123456789abcdef";
const serverUrl = "https://intake.example/2/httpapi";

interface Sent {
  url: string;
  at: number;
  names: string[];
}

let sent: Sent[];
let answers: { status: number; body: object }[];
let running: RunningService | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (url: string, { body: text }: { body: string }) => {
    const { events } = JSON.parse(text) as {
      events: { event_type: string }[];
    };
    sent.push({
      url,
      at: Date.now(),
      names: events.map((event) => event.event_type),
    });
    const { status, body } = answers.shift() ?? { status: 200, body: { code: 200 } };
    return new Response(JSON.stringify({ code: status, ...body }), { status });
  });
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A service that has begun. */
async function start(): Promise<RunningService> {
  running = startAnalytics({ apiKey, serverUrl });
  await vi.advanceTimersByTimeAsync(10);
  return running;
}

function tell(service: RunningService, count = 1): void {
  for (let index = 0; index < count; index += 1)
    service.send?.({ name: "lead_realtor_view_home", at: Date.now(), payload: { locale: "ko" } });
}

const tooMany = { eps_threshold: 1, throttled_devices: {}, throttled_users: {} };
const nobody = { exceeded_daily_quota_devices: {}, exceeded_daily_quota_users: {} };

describe("the numbers of SPEC section 9 that are ours", () => {
  it("are handed to the library", () => {
    expect(analyticsOptions).toMatchObject({
      flushIntervalMillis: 10_000,
      flushQueueSize: 200,
      flushMaxRetries: 12,
      sessionTimeout: 1_800_000,
      cookieOptions: { expiration: 365 },
    });
  });

  it("events go out every 10 seconds, 200 at a time", async () => {
    const service = await start();
    const from = Date.now();
    tell(service, 201);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.map(({ names }) => names.length)).toEqual([200, 1]);
    expect((sent[0]?.at ?? 0) - from).toBeGreaterThanOrEqual(10_000);
  });

  it("an event is given up after 12 tries", async () => {
    answers = Array.from({ length: 30 }, () => ({ status: 500, body: {} }));
    const service = await start();
    tell(service);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(12);
  });
});

describe("the numbers that are the library's own", () => {
  it("each further try waits a second longer", async () => {
    answers = Array.from({ length: 6 }, () => ({ status: 500, body: {} }));
    const service = await start();
    tell(service);
    await vi.advanceTimersByTimeAsync(120_000);
    const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
    // The first failure waits for the next flush; from then on a second per attempt.
    expect(waits.slice(0, 5)).toEqual([10_000, 1000, 2000, 3000, 4000]);
  });

  it("429 delays what was throttled by 30 seconds", async () => {
    answers = [{ status: 429, body: { ...tooMany, ...nobody, throttled_events: [0] } }];
    const service = await start();
    tell(service);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBe(30_000);
  });

  it("413 halves what is sent at once", async () => {
    answers = [{ status: 413, body: { error: "too large" } }];
    const service = await start();
    tell(service, 150);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.map(({ names }) => names.length)).toEqual([150, 100, 50]);
  });

  it("1000 events are stored, no more", async () => {
    const service = await start();
    tell(service, 1005);
    await vi.advanceTimersByTimeAsync(2000);
    const stored = localStorage.getItem(`AMP_unsent_${apiKey.slice(0, 10)}`) ?? "[]";
    expect(JSON.parse(stored)).toHaveLength(1000);
  });

  it.each([
    [1000, 1000],
    [1001, 0],
  ])("of %i keys of event properties it takes %i", (count, taken) => {
    const keys = Object.fromEntries(
      Array.from({ length: count }, (_none, index) => [`k${index}`, "v"]),
    );
    const properties = new Revenue().setEventProperties(keys).getEventProperties();
    expect(Object.keys(properties).filter((key) => key in keys)).toHaveLength(taken);
  });
});

describe("what is not asked for", () => {
  it("only what is told is sent, and only to the one address", async () => {
    const service = await start();
    tell(service);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(sent.flatMap(({ names }) => names)).toEqual(["lead_realtor_view_home"]);
    expect(sent.map(({ url }) => url)).toEqual([serverUrl]);
  });

  it("stopped, it sends nothing of what waits, and keeps nothing", async () => {
    const service = await start();
    tell(service, 3);
    await vi.advanceTimersByTimeAsync(100);
    expect(Object.keys(localStorage).join()).toContain("AMP_");
    await service.stop();
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).toBe("");
  });
});
