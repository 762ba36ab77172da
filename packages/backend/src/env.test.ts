import { StartError } from "@realtor/server/errors";
import { describe, expect, it } from "vitest";

import { readEnv } from "./env.ts";

const secret = "s".repeat(32);
const databaseUrl = "postgres://user:password@127.0.0.1:5432/realtor";

describe("readEnv", () => {
  it("has defaults for every variable", () => {
    expect(readEnv({})).toMatchObject({
      port: 3001,
      publicUrl: "http://127.0.0.1:3001",
      dataDir: expect.stringMatching(/\/\.data\/backend$/),
      databaseUrl: undefined,
      authSecret: undefined,
      seedSamples: true,
      trustProxy: 0,
      logLevel: "info",
    });
  });

  it("treats empty variables as unset", () => {
    expect(readEnv({ BACKEND_PORT: "", DATABASE_URL: "", DATA_DIR: "" })).toEqual(readEnv({}));
  });

  it("derives the public URL from the port unless it is set", () => {
    expect(readEnv({ BACKEND_PORT: "4000" }).publicUrl).toBe("http://127.0.0.1:4000");
    const given = { BACKEND_PORT: "4000", BACKEND_PUBLIC_URL: "https://api.example" };
    expect(readEnv(given).publicUrl).toBe("https://api.example");
  });

  it("listens on an address, or on a socket whose public URL must be given", () => {
    expect(readEnv({ BACKEND_HOST: "10.0.0.5" })).toMatchObject({
      host: "10.0.0.5",
      port: 3001,
      publicUrl: "http://10.0.0.5:3001",
    });
    expect(readEnv({ BACKEND_HOST: "0.0.0.0" }).publicUrl).toBe("http://127.0.0.1:3001");
    const socket = { BACKEND_PORT: "/run/realtor/services.sock" };
    expect(() => readEnv(socket)).toThrow(/^BACKEND_PUBLIC_URL is missing: /);
    const given = { ...socket, BACKEND_PUBLIC_URL: "https://api.example" };
    expect(readEnv(given).port).toBe(socket.BACKEND_PORT);
    expect(() => readEnv({ PORT: "/run/realtor/site.sock" })).toThrow(/^SITE_URL is missing: /);
  });

  it.each([
    [{}, true, true],
    [{ REALTOR_HOSTS: "realtor.example,grace.localhost" }, true, true],
    [{ REALTOR_HOSTS: "realtor.com" }, false, false],
    [{ REALTOR_DEV_HOSTS: "dev.realtor.com" }, false, false],
    [{ SITE_URL: "https://realtor.com" }, false, false],
    [{ HOST: "0.0.0.0" }, false, false],
    [{ BACKEND_HOST: "0.0.0.0" }, false, false],
    [{ BACKEND_HOST: "::1" }, true, true],
    [{ HOST: "127.0.0.1", SITE_URL: "http://localhost:3000" }, true, true],
    [{ HOST: "0.0.0.0", SEED_SAMPLES: "N" }, false, false],
  ])("with %j seeds samples: %s, local: %s", (given, seedSamples, isLocal) => {
    expect(readEnv(given)).toMatchObject({ seedSamples, isLocal });
  });

  it("refuses samples where others reach the site", () => {
    expect(() => readEnv({ SEED_SAMPLES: "Y", REALTOR_HOSTS: "localhost,realtor.com" })).toThrow(
      new StartError(
        "SEED_SAMPLES is Y, but realtor.com is a public host, and the password of the sample accounts is public: unset it, and set ADMIN_EMAIL for the first admin.",
      ),
    );
  });

  it("does not seed samples into PostgreSQL unless SEED_SAMPLES is Y", () => {
    const server = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, UPLOAD_SECRET: secret };
    expect(readEnv(server).seedSamples).toBe(false);
    expect(readEnv({ ...server, SEED_SAMPLES: "Y" }).seedSamples).toBe(true);
  });

  it.each([
    ["", 0],
    ["0", 0],
    ["false", 0],
    ["true", 1],
    ["1", 1],
    ["5", 5],
  ])("reads TRUST_PROXY=%s as %i proxies, like the site", (value, count) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(count);
  });

  it.each([
    ["BACKEND_PORT", "0"],
    ["PORT", "http"],
    ["SLACK_WEBHOOK_URL", "chat"],
    ["TWILIO_FROM", "213-555-0100"],
    ["TWILIO_URL", "sms.example"],
    ["TWILIO_URL", "http://sms.realtor.com"],
    ["SLACK_WEBHOOK_URL", "http://chat.realtor.com/hook"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://traces.realtor.com"],
    ["DATABASE_URL", "postgres://user:password@db.realtor.com/realtor"],
    ["GOOGLE_DISCOVERY_URL", "http://accounts.realtor.com/.well-known/openid-configuration"],
    ["SMTP_URL", "smtp://mail.realtor.com?ignoreTLS=true"],
    ["BACKEND_PORT", "65536"],
    ["DNS_SERVERS", "ns.example"],
    ["DNS_SERVERS", "192.0.2.53,"],
    ["OWN_DOMAIN_ADDRESS", "https://realtor.example"],
    ["OWN_DOMAIN_ADDRESS", "192.0.2.10:443"],
    ["OWN_DOMAIN_ADDRESS", "192.0.2.300"],
    ["OWN_DOMAIN_ADDRESS", "realtor"],
    ["BACKEND_PORT", "80a"],
    ["BACKEND_PORT", "run/services.sock"],
    ["BACKEND_PORT", `/${"a".repeat(107)}`],
    ["BACKEND_CALLERS", "10.0.0.0/33"],
    ["BACKEND_CALLERS", "0.0.0.0/0"],
    ["BACKEND_CALLERS", "10.0.0.6,"],
    ["BACKEND_CALLERS", "site.example"],
    ["BACKEND_PORT", "-1"],
    ["BACKEND_PUBLIC_URL", "api.example"],
    ["BACKEND_PUBLIC_URL", "https://api.example/path"],
    ["BACKEND_PUBLIC_URL", "https://api.example/"],
    ["BACKEND_PUBLIC_URL", "ftp://api.example"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "postgres://"],
    ["AUTH_SECRET", "short"],
    ["UPLOAD_SECRET", "short"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "short"],
    ["SEED_SAMPLES", "yes"],
    ["TRUST_PROXY", "Y"],
    ["TRUST_PROXY", "6"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "1.5"],
    ["LOG_LEVEL", "loud"],
    ["SHUTDOWN_DELAY", "-1"],
    ["SHUTDOWN_DELAY", "301"],
    ["SITE_URL", "realtor.example"],
    ["KAKAO_DISCOVERY_URL", "kauth.example"],
    ["LINE_TRUST_EMAIL", "yes"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "Built for Realtors"],
    ["MAIL_FROM", "hello@realtor"],
    ["MAIL_FROM", "A <a@realtor.example>\r\nBcc: <b@realtor.example>"],
  ])("rejects %s=%s with one sentence that names the variable", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(StartError);
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is invalid: set it to [^\\n]+, or unset it\\.$`),
    );
  });

  it("returns the providers that have both id and secret", () => {
    expect(readEnv({}).providers).toEqual([]);
    const given = { LINE_CLIENT_ID: "id", LINE_CLIENT_SECRET: "secret", LINE_TRUST_EMAIL: "Y" };
    expect(readEnv(given).providers).toEqual([
      {
        id: "line",
        clientId: "id",
        clientSecret: "secret",
        discoveryUrl: "https://access.line.me/.well-known/openid-configuration",
        trustEmail: true,
      },
    ]);
    expect(() => readEnv({ GOOGLE_CLIENT_ID: "id" })).toThrow(/^GOOGLE_CLIENT_SECRET is missing: /);
  });

  it("returns mail settings only with SMTP_URL, and requires MAIL_FROM with it", () => {
    expect(readEnv({}).mail).toBeUndefined();
    expect(readEnv({ MAIL_FROM: "a@realtor.example" }).mail).toBeUndefined();
    const smtpUrl = "smtps://user:p%40ss@mail.example:465";
    for (const from of ["a@realtor.example", "Built for Realtors <a@realtor.example>"]) {
      expect(readEnv({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from });
    }
    expect(() => readEnv({ SMTP_URL: smtpUrl })).toThrow(
      /^MAIL_FROM is missing: with SMTP_URL set it to [^\n]+\.$/,
    );
  });

  it("defaults the site to localhost", () => {
    expect(readEnv({}).siteUrl).toBe("http://localhost:3000");
    expect(readEnv({ PORT: "4000" }).siteUrl).toBe("http://localhost:4000");
    const given = {
      SITE_URL: "https://realtor.example",
      REALTOR_HOSTS: "Realtor.example, b.example",
    };
    expect(readEnv(given)).toMatchObject({
      siteUrl: "https://realtor.example",
      realtorHosts: ["realtor.example", "b.example"],
    });
  });

  it("reads name servers with and without a port", () => {
    expect(readEnv({}).dnsServers).toBeUndefined();
    const list = "192.0.2.53, 192.0.2.54:5353,2001:db8::53,[2001:db8::53]:5353";
    expect(readEnv({ DNS_SERVERS: list }).dnsServers).toEqual(list.split(/, ?/));
  });

  it.each(["192.0.2.10", "2001:db8::10", "Sites.Realtor.example"])(
    "reads %s as the address of own domains",
    (address) => {
      expect(readEnv({}).domainAddress).toBeUndefined();
      const { domainAddress } = readEnv({ OWN_DOMAIN_ADDRESS: address });
      expect(domainAddress).toBe(address.toLowerCase());
    },
  );

  it("requires the first admin's e-mail address with a password", () => {
    const both = { ADMIN_EMAIL: "first@example.com", ADMIN_PASSWORD: "seven-quiet-lemons" };
    expect(readEnv(both).firstAdmin).toEqual({
      email: both.ADMIN_EMAIL,
      password: both.ADMIN_PASSWORD,
    });
    expect(readEnv({ ADMIN_EMAIL: both.ADMIN_EMAIL }).firstAdmin).toEqual({
      email: both.ADMIN_EMAIL,
    });
    expect(() => readEnv({ ADMIN_PASSWORD: both.ADMIN_PASSWORD })).toThrow(
      /^ADMIN_EMAIL is missing/,
    );
  });

  it.each(["AUTH_SECRET", "UPLOAD_SECRET"])("requires %s with DATABASE_URL", (name) => {
    const given = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, UPLOAD_SECRET: secret };
    expect(() => readEnv({ ...given, [name]: undefined })).toThrow(
      new RegExp(`^${name} is missing: with DATABASE_URL set it to [^\\n]+\\.$`),
    );
  });
});
