// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { amplitudeOptions, startAmplitude } from "./amplitude.ts";
import type { RunningService } from "./service.ts";

const apiKey = "0123456789abcdef0123456789abcdef";
const serverUrl = "https://intake.example/2/httpapi";

interface Sent {
  url: string;
  at: number;
  names: string[];
  sessions: number[];
}

let sent: Sent[];
let responses: { status: number; body: object }[];
let running: RunningService | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  localStorage.clear();
  sent = [];
  responses = [];
  vi.stubGlobal("fetch", async (url: string, { body: text }: { body: string }) => {
    const { events } = JSON.parse(text) as {
      events: { event_type: string; session_id: number }[];
    };
    sent.push({
      url,
      at: Date.now(),
      names: events.map((event) => event.event_type),
      sessions: events.map((event) => event.session_id),
    });
    const { status, body } = responses.shift() ?? { status: 200, body: { code: 200 } };
    return new Response(JSON.stringify({ code: status, ...body }), { status });
  });
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A started service. */
async function start(): Promise<RunningService> {
  running = startAmplitude({ apiKey, serverUrl });
  await vi.advanceTimersByTimeAsync(10);
  return running;
}

function sendEvents(service: RunningService, count = 1): void {
  for (let index = 0; index < count; index += 1)
    service.send?.({ name: "lead_realtor_view_home", at: Date.now(), payload: { locale: "ko" } });
}

describe("configured limits", () => {
  it("are passed to the SDK", () => {
    expect(amplitudeOptions).toMatchObject({
      flushIntervalMillis: 10_000,
      flushQueueSize: 200,
      flushMaxRetries: 12,
      sessionTimeout: 1_800_000,
      cookieOptions: { expiration: 365 },
    });
  });

  it("sends events every 10 seconds in batches of 200", async () => {
    const service = await start();
    const from = Date.now();
    sendEvents(service, 201);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.map(({ names }) => names.length)).toEqual([200, 1]);
    expect((sent[0]?.at ?? 0) - from).toBeGreaterThanOrEqual(10_000);
  });

  it("gives up an event after 12 attempts", async () => {
    responses = Array.from({ length: 30 }, () => ({ status: 500, body: {} }));
    const service = await start();
    sendEvents(service);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(12);
  });
});

describe("sessions", () => {
  const minute = 60_000;
  const sessionOf = async (service: RunningService, at = Date.now()) => {
    const count = sent.length;
    service.send?.({ name: "lead_realtor_view_home", at, payload: { locale: "ko" } });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(sent).toHaveLength(count + 1);
    return sent.at(-1)?.sessions[0];
  };

  it("end after 30 minutes without an event, on one page and on later ones", async () => {
    const service = await start();
    const first = await sessionOf(service);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(await sessionOf(service)).toBe(first);
    await vi.advanceTimersByTimeAsync(25 * minute);
    expect(await sessionOf(await start())).toBe(first);
    await vi.advanceTimersByTimeAsync(31 * minute);
    const second = await sessionOf(service);
    expect(second).toBeGreaterThan(first ?? 0);
    await vi.advanceTimersByTimeAsync(3 * 24 * 60 * minute);
    expect(await sessionOf(await start())).toBeGreaterThan(second ?? 0);
  });

  it("count from when an event is recorded, which was waiting for consent", async () => {
    const service = await start();
    const first = await sessionOf(service, Date.now() - 40 * minute);
    expect(await sessionOf(service)).toBe(first);
    await vi.advanceTimersByTimeAsync(31 * minute);
    expect(await sessionOf(service)).toBeGreaterThan(first ?? 0);
  });
});

describe("privacy", () => {
  it("sends explicit events only, and only to the configured URL", async () => {
    const service = await start();
    sendEvents(service);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(sent.flatMap(({ names }) => names)).toEqual(["lead_realtor_view_home"]);
    expect(sent.map(({ url }) => url)).toEqual([serverUrl]);
  });

  it("discards queued events and deletes its storage when stopped", async () => {
    const service = await start();
    sendEvents(service, 3);
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
