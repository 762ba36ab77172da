import { beforeEach, describe, expect, it } from "vitest";
import { type ChannelPause, createChannelPause } from "./channel-pause.ts";
import { createLog } from "./log.ts";
import type { Outcome } from "./retry.ts";

const silence: Outcome = { kind: "unavailable", error: "no response", noResponse: true };
const busy: Outcome = { kind: "unavailable", error: "503" };
const rejected: Outcome = { kind: "rejected", error: "404" };
const delivered: Outcome = { kind: "delivered" };

let time: number;
let lines: string[];
let pause: ChannelPause;

beforeEach(() => {
  time = 1_000_000;
  lines = [];
  pause = createChannelPause({
    channel: "chat",
    log: createLog("info", {
      write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg),
    }),
    failures: 3,
    seconds: 30,
    now: () => time,
  });
});

const record = (...outcomes: Outcome[]) => {
  for (const outcome of outcomes) pause.record(outcome);
};

describe("a receiver that does not respond", () => {
  it("pauses after three attempts in a row, with one line", () => {
    record(silence, silence);
    expect(pause.secondsLeft()).toBe(0);
    expect(pause.isTesting()).toBe(false);
    record(silence, silence);
    expect(pause.secondsLeft()).toBe(30);
    expect(lines).toEqual(["deliveries paused: the receiver does not respond"]);
  });

  it("is tested after each pause, and paused again until it responds", () => {
    record(silence, silence, silence);
    for (let test = 0; test < 3; test += 1) {
      time += 30_000;
      expect(pause.secondsLeft()).toBe(0);
      expect(pause.isTesting()).toBe(true);
      record(silence);
      expect(pause.secondsLeft()).toBe(30);
    }
    time += 30_000;
    record(delivered);
    expect(pause.secondsLeft()).toBe(0);
    expect(pause.isTesting()).toBe(false);
    expect(lines).toEqual([
      "deliveries paused: the receiver does not respond",
      "deliveries continue: the receiver responds again",
    ]);
  });

  it.each([
    ["delivered", delivered],
    ["rejected", rejected],
    ["unavailable with a response", busy],
  ])("is not paused when an attempt between is %s", (_, between) => {
    record(silence, silence, between, silence, silence);
    expect(pause.secondsLeft()).toBe(0);
  });
});

it("waits as long as a receiver asks, and no shorter for a later one", () => {
  record({ kind: "unavailable", error: "429", waitSeconds: 20 });
  record({ kind: "unavailable", error: "429", waitSeconds: 5 }, delivered);
  time += 6000;
  expect(pause.secondsLeft()).toBe(14);
  expect(pause.isTesting()).toBe(false);
});

it("is not paused by responses, since each delivery has a delay of its own", () => {
  record(busy, busy, busy, busy, rejected, rejected, rejected);
  expect(pause.secondsLeft()).toBe(0);
  expect(lines).toEqual([]);
});
