// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  consentVersion,
  currentConsent,
  hasGpcSignal,
  isAllowed,
  parseConsent,
  saveConsent,
  servicesToAsk,
  subscribeConsent,
} from "./consent.ts";

const at = "2026-11-22T08:00:00.000Z";
const granted = { version: consentVersion, at, choice: "granted" } as const;
const denied = { ...granted, choice: "denied" } as const;

beforeEach(() => localStorage.clear());

describe("the stored choice", () => {
  it("has its version and time, and notifies listeners", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeConsent(listener);
    expect(currentConsent()).toBeNull();
    saveConsent("denied");
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentConsent()).toEqual({
      version: consentVersion,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      choice: "denied",
    });
    expect(parseConsent(localStorage.getItem("measureConsent"))).toEqual(currentConsent());
    stop();
  });

  it.each([
    ["no value", null],
    ["no JSON", "yes"],
    ["null", "null"],
    ["an outdated version", JSON.stringify({ ...granted, version: "2020-01-01" })],
    ["an unknown choice", JSON.stringify({ ...granted, choice: "maybe" })],
    ["no time", JSON.stringify({ version: consentVersion, choice: "granted" })],
  ])("is null for %s", (_what, text) => {
    expect(parseConsent(text)).toBeNull();
  });
});

describe("allowed services", () => {
  it.each([
    [null, false, []],
    [denied, false, []],
    [denied, true, []],
    [null, true, []],
    [granted, false, ["monitoring", "analytics", "tagManager", "messaging"]],
    // The signal opts out of sale and sharing, whatever the choice.
    [granted, true, ["monitoring"]],
  ])("%j with the signal %s: %j", (consent, signal, expected) => {
    const all = ["monitoring", "analytics", "tagManager", "messaging"] as const;
    expect(all.filter((service) => isAllowed(service, consent, signal))).toEqual(expected);
  });

  it("requests consent for configured services that the signal does not opt out of", () => {
    const settings = { tagManager: { id: "G-1", origin: "https://tags.example" } };
    expect(servicesToAsk(settings, false)).toEqual(["tagManager"]);
    expect(servicesToAsk(settings, true)).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  const navigation = (names: readonly string[]) =>
    vi
      .spyOn(performance, "getEntriesByType")
      // Only `serverTiming` is read.
      .mockReturnValue([{ serverTiming: names.map((name) => ({ name })) } as never]);

  it.each([
    [undefined, [], false],
    [false, ["db"], false],
    [true, [], true],
    [undefined, ["gpc"], true],
  ])("property %s and server timing %j: %s", (property, names, expected) => {
    Object.defineProperty(navigator, "globalPrivacyControl", {
      value: property,
      configurable: true,
    });
    navigation(names);
    expect(hasGpcSignal()).toBe(expected);
    vi.restoreAllMocks();
  });
});
