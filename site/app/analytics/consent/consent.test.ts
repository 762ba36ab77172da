// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  consentVersion,
  currentConsent,
  isAllowed,
  keepConsent,
  parseConsent,
  servicesToAsk,
  subscribeConsent,
} from "./consent.ts";
import { hasPrivacySignal } from "./privacy-signal.ts";

const at = "2026-11-22T08:00:00.000Z";
const granted = { version: consentVersion, at, choice: "granted" } as const;
const denied = { ...granted, choice: "denied" } as const;

beforeEach(() => localStorage.clear());

describe("the answer", () => {
  it("is kept with its version and time, and told to who listens", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeConsent(listener);
    expect(currentConsent()).toBeNull();
    keepConsent("denied");
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
    ["nothing", null],
    ["no JSON", "yes"],
    ["null", "null"],
    ["another text's answer", JSON.stringify({ ...granted, version: "2020-01-01" })],
    ["another word", JSON.stringify({ ...granted, choice: "maybe" })],
    ["no time", JSON.stringify({ version: consentVersion, choice: "granted" })],
  ])("is asked for again where there is %s", (_what, text) => {
    expect(parseConsent(text)).toBeNull();
  });
});

describe("what may work", () => {
  it.each([
    [null, false, []],
    [denied, false, []],
    [denied, true, []],
    [null, true, []],
    [granted, false, ["monitoring", "analytics", "tagManager", "messaging"]],
    // Sale and sharing are refused by the signal, whatever was answered.
    [granted, true, ["monitoring"]],
  ])("%j with the signal %s: %j", (consent, signal, expected) => {
    const all = ["monitoring", "analytics", "tagManager", "messaging"] as const;
    expect(all.filter((service) => isAllowed(service, consent, signal))).toEqual(expected);
  });

  it("leaves to ask about what is configured and not refused by the signal", () => {
    const settings = { tagManager: { id: "G-1", origin: "https://tags.example" } };
    expect(servicesToAsk(settings, false)).toEqual(["tagManager"]);
    expect(servicesToAsk(settings, true)).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  const navigation = (names: readonly string[]) =>
    vi
      .spyOn(performance, "getEntriesByType")
      // What the browser has of a document; nobody reads the rest.
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
    expect(hasPrivacySignal()).toBe(expected);
    vi.restoreAllMocks();
  });
});
