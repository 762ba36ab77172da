import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@realtor/server/errors";
import { describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { createPageAnalytics, readMessagingScript } from "./page-analytics.ts";

const datadog = {
  DATADOG_APPLICATION_ID: "4a7b1c9e-5d21-4c3f-8a60-1f2e3d4c5b6a",
  DATADOG_CLIENT_TOKEN: `pub${"0f".repeat(16)}`,
};
const amplitude = { AMPLITUDE_API_KEY: "0123456789abcdef".repeat(2) };
const tags = { TAG_MANAGER_ID: "GTM-ABC123" };
const messaging = {
  MESSAGING_SCRIPT: "messaging.js",
  MESSAGING_API_KEY: "5a1e-messages",
  MESSAGING_BASE_URL: "https://sdk.messages.example/x",
};

const operator = { values: { messagingCompany: "Example Messaging, Inc." }, missing: [] };

const analyticsFor = (variables: NodeJS.ProcessEnv) =>
  createPageAnalytics({ ...readEnv(variables), operator }, "build", "/api/messaging.js?v=1");

const policyFor = (variables: NodeJS.ProcessEnv) =>
  contentSecurityPolicy(analyticsFor(variables)?.policySources);

function getSources(variables: NodeJS.ProcessEnv, directive: string): string[] {
  const policy = policyFor(variables);
  const line = policy.split("; ").find((one) => one.startsWith(`${directive} `)) ?? "";
  return line.split(" ").filter((source) => /^(https?|blob):/.test(source));
}

describe("the environment", () => {
  it("configures no analytics by default", () => {
    expect(readEnv({}).analytics).toEqual({});
    expect(
      analyticsFor({ REALTOR_HOSTS: "realtor.example", DATADOG_SITE: "datadoghq.eu" }),
    ).toBeUndefined();
  });

  it.each([
    ["DATADOG_APPLICATION_ID", "1"],
    ["DATADOG_CLIENT_TOKEN", "secret-word"],
    ["DATADOG_SITE", "datadog.example"],
    ["DATADOG_ENV", "Production!"],
    ["DATADOG_PROXY", "/datadog"],
    ["AMPLITUDE_API_KEY", "secret-word"],
    ["AMPLITUDE_SERVER_URL", "intake"],
    ["TAG_MANAGER_ID", "GTM-abc123"],
    ["TAG_MANAGER_ID", "UA-12345"],
    ["TAG_MANAGER_ID", "G-"],
    ["TAG_MANAGER_URL", "tags"],
    ["MESSAGING_SCRIPT", "messaging.html"],
    ["MESSAGING_API_KEY", "secret word"],
    ["MESSAGING_BASE_URL", "sdk.messages.example"],
  ])("%s=%s throws a StartError that names the variable", (name, value) => {
    const read = () => readEnv({ ...datadog, ...messaging, [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} is invalid: set it to .+, or unset it\\.$`));
    expect(read).not.toThrow("secret");
  });

  it.each([
    [{ DATADOG_APPLICATION_ID: datadog.DATADOG_APPLICATION_ID }, "DATADOG_CLIENT_TOKEN"],
    [{ DATADOG_CLIENT_TOKEN: datadog.DATADOG_CLIENT_TOKEN }, "DATADOG_APPLICATION_ID"],
    [{ ...messaging, MESSAGING_API_KEY: "" }, "MESSAGING_API_KEY"],
    [{ MESSAGING_BASE_URL: messaging.MESSAGING_BASE_URL }, "MESSAGING_SCRIPT"],
  ])("throws a StartError for an incomplete group %j", (variables, missing) => {
    expect(() => readEnv(variables)).toThrow(
      new RegExp(`^${missing} is missing: set it in addition`),
    );
  });

  it.each(["GTM-ABC123", "G-1A2B3C"])("accepts the id %s", (id) => {
    expect(readEnv({ TAG_MANAGER_ID: id }).analytics.tagManager?.id).toBe(id);
  });
});

describe("the page settings", () => {
  it("contain exactly the configured services", () => {
    const env = {
      ...datadog,
      ...amplitude,
      ...tags,
      ...messaging,
      REALTOR_HOSTS: "realtor.example",
    };
    expect(analyticsFor(env)?.settings).toEqual({
      monitoring: {
        applicationId: datadog.DATADOG_APPLICATION_ID,
        clientToken: datadog.DATADOG_CLIENT_TOKEN,
        site: "datadoghq.com",
        environment: "production",
        version: "build",
        hosts: ["realtor.example"],
      },
      analytics: { apiKey: amplitude.AMPLITUDE_API_KEY },
      tagManager: { id: "GTM-ABC123", origin: "https://www.googletagmanager.com" },
      messaging: {
        apiKey: "5a1e-messages",
        baseUrl: "https://sdk.messages.example/x",
        script: "/api/messaging.js?v=1",
        company: "Example Messaging, Inc.",
      },
    });
    expect(Object.keys(analyticsFor(amplitude)?.settings ?? {})).toEqual(["analytics"]);
  });
});

describe("the policy", () => {
  const google = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
  const tagOrigin = "https://www.googletagmanager.com";

  it.each([
    [datadog, "connect-src", ["https://browser-intake-datadoghq.com"]],
    [
      { ...datadog, DATADOG_SITE: "us3.datadoghq.com" },
      "connect-src",
      ["https://browser-intake-us3-datadoghq.com"],
    ],
    [
      { ...datadog, DATADOG_PROXY: "https://rum.example/in" },
      "connect-src",
      ["https://rum.example"],
    ],
    [datadog, "worker-src", ["blob:"]],
    [datadog, "script-src", []],
    [amplitude, "connect-src", ["https://api2.amplitude.com"]],
    [amplitude, "worker-src", []],
    [tags, "script-src", [tagOrigin]],
    [tags, "connect-src", [tagOrigin, ...google]],
    [messaging, "connect-src", ["https://sdk.messages.example"]],
    [messaging, "script-src", []],
  ])("of %j contains in %s the origins %j", (variables, directive, expected) => {
    expect(getSources(variables, directive)).toEqual(expected);
  });

  it("allows styles without a hash for the messaging script only", () => {
    expect(policyFor(messaging)).toContain("style-src 'self' 'unsafe-inline';");
    expect(policyFor({ ...datadog, ...amplitude, ...tags })).not.toContain("unsafe");
  });

  it("still requires trusted types", () => {
    expect(policyFor(tags)).toContain("require-trusted-types-for 'script'");
  });
});

it("names the operator's messaging company, without which messaging is off", () => {
  expect(analyticsFor(messaging)?.settings.messaging?.company).toBe("Example Messaging, Inc.");
  const unknown = { values: {}, missing: ["messagingCompany"] };
  const env = { ...readEnv({ ...amplitude, ...messaging }), operator: unknown };
  const analytics = createPageAnalytics(env, "build", "/m.js");
  expect(Object.keys(analytics?.settings ?? {})).toEqual(["analytics"]);
  expect(JSON.stringify(analytics?.policySources)).not.toContain("messages.example");
});

describe("the messaging script", () => {
  it("is served from this origin, at a path with a content hash", async () => {
    const folder = await mkdtemp(join(tmpdir(), "messaging-"));
    await writeFile(join(folder, "messaging.js"), "window.braze = {};");
    const script = await readMessagingScript(join(folder, "messaging.js"));
    expect(script?.path).toMatch(/^\/api\/messaging\.js\?v=[0-9a-f]{12}$/);
    const response = await script?.routes.request(script.path);
    expect(response?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await response?.text()).toBe("window.braze = {};");
    await rm(folder, { recursive: true });
  });

  it("throws a StartError when the file is missing", async () => {
    await expect(readMessagingScript("/nowhere/messaging.js")).rejects.toThrow(StartError);
    expect(await readMessagingScript(undefined)).toBeUndefined();
  });
});
