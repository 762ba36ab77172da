import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

import type { FirstAdmin } from "./identity/first-admin.ts";
import { providerAdvice, providerVariables, readProviders } from "./identity/read-providers.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import type { MailSettings } from "./mail/mailer.ts";
import { mailAdvice, mailVariables, readMail } from "./mail/read-mail.ts";
import { StartError } from "./start-error.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Empty means absent: shells and compose files write `NAME=` for "not set". */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(65_535));
const origin = z.string().refine(isOrigin);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const postgresUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value));
const secret = z.string().min(32);
const flag = z.enum(["Y", "N"]);
const proxies = z
  .enum(["0", "1", "2", "3", "4", "5", "true", "false"])
  .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)));

const hostList = z.string().transform((list) =>
  list
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
);

const variables = z.object({
  BACKEND_PORT: optional(port),
  BACKEND_PUBLIC_URL: optional(origin),
  PORT: optional(z.string()),
  SITE_URL: optional(origin),
  REALTOR_HOSTS: optional(hostList),
  REALTOR_DEV_HOSTS: optional(hostList),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  AUTH_SECRET: optional(secret),
  UPLOAD_SECRET: optional(secret),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(10).max(128)),
  SEED_SAMPLES: optional(flag),
  TRUST_PROXY: optional(proxies),
  KAKAO_CLIENT_ID: optional(providerVariables.KAKAO_CLIENT_ID),
  KAKAO_CLIENT_SECRET: optional(providerVariables.KAKAO_CLIENT_SECRET),
  KAKAO_DISCOVERY_URL: optional(providerVariables.KAKAO_DISCOVERY_URL),
  LINE_CLIENT_ID: optional(providerVariables.LINE_CLIENT_ID),
  LINE_CLIENT_SECRET: optional(providerVariables.LINE_CLIENT_SECRET),
  LINE_DISCOVERY_URL: optional(providerVariables.LINE_DISCOVERY_URL),
  LINE_TRUST_EMAIL: optional(providerVariables.LINE_TRUST_EMAIL),
  GOOGLE_CLIENT_ID: optional(providerVariables.GOOGLE_CLIENT_ID),
  GOOGLE_CLIENT_SECRET: optional(providerVariables.GOOGLE_CLIENT_SECRET),
  GOOGLE_DISCOVERY_URL: optional(providerVariables.GOOGLE_DISCOVERY_URL),
  SMTP_URL: optional(mailVariables.SMTP_URL),
  MAIL_FROM: optional(mailVariables.MAIL_FROM),
  BACKEND_METRICS_PORT: optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

/** The names of them all; docs/running.md explains each. */
export const variableNames = Object.keys(variables.shape);

type VariableName = keyof z.infer<typeof variables>;

const advice: Record<VariableName, string> = {
  BACKEND_PORT: "a port number from 1 to 65535, such as 3001",
  BACKEND_PUBLIC_URL: "an http or https origin without a path, such as http://127.0.0.1:3001",
  PORT: "the site's port number",
  SITE_URL: "the site's http or https origin without a path, such as https://realtor.example",
  REALTOR_HOSTS: "host names separated by commas, such as realtor.example",
  REALTOR_DEV_HOSTS: "host names separated by commas, such as dev.realtor.example",
  ...providerAdvice,
  ...mailAdvice,
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "a PostgreSQL address, such as postgres://user:password@127.0.0.1:5432/realtor",
  AUTH_SECRET: "at least 32 random characters (openssl rand -base64 32)",
  UPLOAD_SECRET: "at least 32 random characters (openssl rand -base64 32)",
  ADMIN_EMAIL: "the e-mail address of the first admin",
  ADMIN_PASSWORD: "a password of 10 to 128 characters",
  SEED_SAMPLES: "Y or N",
  TRUST_PROXY: "the number of your own proxies in front of the site, 0 to 5",
  BACKEND_METRICS_PORT: "a port number from 1 to 65535, such as 9465",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "the address of an OTLP/HTTP collector, such as http://127.0.0.1:4318",
  LOG_LEVEL: "one of fatal, error, warn, info, debug, trace, silent",
};

/** What the services are started with, checked. */
export interface Env {
  port: number;
  /** Origin under which others reach the services; photos and upload addresses begin with it. */
  publicUrl: string;
  /** Origin of the product's site: sign-in providers send people back through it. */
  siteUrl: string;
  /** The product's own hosts, lower case, without port: the site's own variables. */
  realtorHosts: readonly string[];
  /** The companies with which people may sign in. */
  providers: readonly ProviderSettings[];
  /** How mail is sent; null without an SMTP server. */
  mail: MailSettings | null;
  /** Folder of our own, absolute: pictures, and without `databaseUrl` also the database and secrets. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Null only without `databaseUrl`: then they are made once and kept in the data folder. */
  authSecret: string | null;
  uploadSecret: string | null;
  /** The account to make in a database that has no admin. */
  firstAdmin: FirstAdmin | null;
  /** Whether an empty database gets the sample agents and accounts, whose password is published. */
  seedSamples: boolean;
  /**
   * How many proxies of ours stand in front of the site, 0 to 5: the site's own variable, with the
   * same value. The site itself is not counted; `clientAddress` always knows of it.
   */
  trustProxy: number;
  logLevel: string;
  /** Port of 127.0.0.1 for `GET /metrics`; null: there are no metrics. */
  metricsPort: number | null;
  /** Base address of the OTLP/HTTP collector, without a trailing slash; null: no traces. */
  otlpEndpoint: string | null;
}

/**
 * Reads the environment once, at start.
 * @throws {StartError} naming the first wrong variable and what it should be.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    // Every path begins with a key of `variables`: it is a flat object.
    const name = parsed.error.issues[0]?.path[0] as VariableName;
    throw new StartError(`${name} is not valid: set it to ${advice[name]}, or leave it out.`);
  }
  const given = parsed.data;
  const databaseUrl = given.DATABASE_URL ?? null;
  for (const name of ["AUTH_SECRET", "UPLOAD_SECRET"] as const) {
    if (databaseUrl && !given[name]) {
      throw new StartError(`${name} is missing: with DATABASE_URL set it to ${advice[name]}.`);
    }
  }
  const listenPort = given.BACKEND_PORT ?? 3001;
  return {
    port: listenPort,
    publicUrl: given.BACKEND_PUBLIC_URL ?? `http://127.0.0.1:${listenPort}`,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT ?? "3000"}`,
    realtorHosts: [...(given.REALTOR_HOSTS ?? []), ...(given.REALTOR_DEV_HOSTS ?? [])],
    providers: readProviders(given),
    mail: readMail(given),
    dataFolder: resolve(given.DATA_DIR ?? `${repository}/.data`, "backend"),
    databaseUrl,
    authSecret: given.AUTH_SECRET ?? null,
    uploadSecret: given.UPLOAD_SECRET ?? null,
    firstAdmin: readFirstAdmin(given.ADMIN_EMAIL, given.ADMIN_PASSWORD),
    seedSamples: (given.SEED_SAMPLES ?? (databaseUrl ? "N" : "Y")) === "Y",
    trustProxy: given.TRUST_PROXY ?? 0,
    logLevel: given.LOG_LEVEL ?? "info",
    metricsPort: given.BACKEND_METRICS_PORT ?? null,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

function readFirstAdmin(
  email: string | undefined,
  password: string | undefined,
): FirstAdmin | null {
  if (email !== undefined && password !== undefined) return { email, password };
  if (email === undefined && password === undefined) return null;
  const name = email === undefined ? "ADMIN_EMAIL" : "ADMIN_PASSWORD";
  throw new StartError(`${name} is missing: set it to ${advice[name]}, or leave out both.`);
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
