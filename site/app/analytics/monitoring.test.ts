// @vitest-environment jsdom
import type { RumInitConfiguration } from "@datadog/browser-rum";
import { locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { operator } from "#test/fixtures/operator.ts";
import { readLegalDocument } from "#app/layout/legal/legal-markdown.ts";
import { monitoringOptions, shouldPropagateTrace } from "./monitoring.ts";

const settings = {
  applicationId: "4a7b1c9e-5d21-4c3f-8a60-1f2e3d4c5b6a",
  clientToken: "pub00000000000000000000000000000000",
  site: "datadoghq.com",
  environment: "production",
  version: "abcdef012345",
  hosts: ["realtor.example"],
};
const there = { href: "https://realtor.example/en", host: "realtor.example" };
type Send = NonNullable<RumInitConfiguration["beforeSend"]>;

/** Whether `beforeSend` lets an event pass; events have only the fields it reads. */
function send(
  options: RumInitConfiguration,
  event: {
    type: string;
    error?: { message: string; resource?: { url: string } };
    resource?: { url: string };
    view?: { url: string; referrer?: string };
  },
  context: object = {},
): boolean | undefined {
  const whole = { view: { url: "https://realtor.example/" }, ...event };
  return options.beforeSend?.(whole as unknown as Parameters<Send>[0], context);
}

describe("monitoringOptions", () => {
  it("returns the specified options", () => {
    const { allowedTracingUrls, beforeSend, ...plain } = monitoringOptions(settings, there);
    expect(plain).toEqual({
      applicationId: settings.applicationId,
      clientToken: settings.clientToken,
      site: "datadoghq.com",
      version: "abcdef012345",
      service: "realtor-front-end",
      env: "production",
      sessionSampleRate: 100,
      sessionReplaySampleRate: 100,
      defaultPrivacyLevel: "allow",
      trackViewsManually: true,
      telemetrySampleRate: 0,
      trackAnonymousUser: false,
    });
    expect(allowedTracingUrls).toEqual([
      { match: expect.any(Function), propagatorTypes: ["tracecontext"] },
    ]);
    expect(beforeSend).toBeDefined();
  });

  it.each(locales)("records sessions, which the privacy policy in %s says", (locale) => {
    const { sections } = readLegalDocument("privacy", locale, operator.values).document;
    const notices = sections.find(({ id }) => id === "processors")?.body ?? [];
    const notice = notices.find((block) => JSON.stringify(block).includes("Datadog, Inc."));
    expect(monitoringOptions(settings, there).sessionReplaySampleRate).toBeGreaterThan(0);
    expect(JSON.stringify(notice)).toMatch(/session replay|세션 리플레이|セッションリプレイ/);
  });

  it.each([
    "http://localhost:3000/en",
    "http://realtor.localhost/",
    "https://x.example/?localhost",
  ])("reports %s as local", (href) => {
    expect(monitoringOptions(settings, { ...there, href }).env).toBe("local");
  });
});

describe("beforeSend", () => {
  it.each([
    ["profile is not defined", false],
    ["Uncaught ReferenceError: Profile is not defined", false],
    ["InvalidStateError: Transition was aborted because of invalid state", false],
    ["InvalidStateError: the cursor is gone", true],
    ["the component failed", true],
  ])("sends an error with the message %j: %s", (message, sent) => {
    const options = monitoringOptions(settings, there);
    expect(send(options, { type: "error", error: { message } })).toBe(sent);
  });

  it("drops an error that is collected a second time", () => {
    const options = monitoringOptions(settings, there);
    const error = new Error("twice");
    const event = { type: "error", error: { message: "twice" } };
    expect(send(options, event, { error })).toBe(true);
    expect(send(options, event, { error })).toBe(false);
    expect(send(options, event, { error: new Error("twice") })).toBe(true);
  });

  it("removes the query and the fragment of URLs", () => {
    const view = {
      url: "https://realtor.example/login?invite=token#a",
      referrer: "https://realtor.example/en?about=1",
    };
    send(monitoringOptions(settings, there), { type: "view", view });
    expect(view).toEqual({
      url: "https://realtor.example/login",
      referrer: "https://realtor.example/en",
    });
    const resource = { url: "https://realtor.example/login?reset=token" };
    send(monitoringOptions(settings, there), { type: "resource", resource });
    expect(resource.url).toBe("https://realtor.example/login");
    const failed = { message: "down", resource: { url: "https://realtor.example/v1?code=1" } };
    send(monitoringOptions(settings, there), { type: "error", error: failed });
    expect(failed.resource.url).toBe("https://realtor.example/v1");
  });
});

const hosts = ["grace-kim.example:3000", "realtor.example", "www.homes.example"];

it.each([
  ["/v1/realtor", false], // jsdom's own localhost is none of the hosts
  ["https://realtor.example/v1/realtor", true],
  ["https://grace-kim.example:3000/v1", true],
  ["https://loaning.realtor.example/v1", true],
  ["https://loaning-dev.realtor.example/v1", true],
  ["https://api.loaning.realtor.example/v1", true],
  ["https://loaning.homes.example/v1", true],
  ["https://www.homes.example/", true],
  ["https://cdn.realtor.example/a.png", false],
  ["https://loanings.realtor.example/", false],
  ["https://loaning.example/", false],
  ["https://evilrealtor.example/", false],
  ["https://loaning.realtor.example.evil.example/", false],
  ["https://api2.amplitude.com/2/httpapi", false],
  ["blob:https://realtor.example/1", false],
])("%s: %s", (url, traced) => expect(shouldPropagateTrace(url, hosts)).toBe(traced));
