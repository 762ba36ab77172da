import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

import type { FirstAdmin } from "./identity/first-admin.ts";
import { providerHints, providerVariables, readProviders } from "./identity/provider-settings.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import type { MailSettings } from "./mail/mailer.ts";
import { mailHints, mailVariables, readMailSettings } from "./mail/mailer.ts";
import { StartError } from "./start-error.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Treats an empty value as unset: shells and compose files write `NAME=`. */
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

/** Names of all variables. A test compares them with docs/running.md. */
export const variableNames = Object.keys(variables.shape);

type VariableName = keyof z.infer<typeof variables>;

const hints: Record<VariableName, string> = {
  BACKEND_PORT: "a port number from 1 to 65535, such as 3001",
  BACKEND_PUBLIC_URL: "an http or https origin without a path, such as http://127.0.0.1:3001",
  PORT: "the site's port number",
  SITE_URL: "the site's http or https origin without a path, such as https://realtor.example",
  REALTOR_HOSTS: "host names separated by commas, such as realtor.example",
  REALTOR_DEV_HOSTS: "host names separated by commas, such as dev.realtor.example",
  ...providerHints,
  ...mailHints,
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

/** Validated configuration. */
export interface Env {
  port: number;
  /** Public origin of the services, used in image and upload URLs. */
  publicUrl: string;
  /** Origin of the product's site; sign-in providers redirect through it. */
  siteUrl: string;
  /** The product's hosts in lower case, without port; the same variables as the site's. */
  realtorHosts: readonly string[];
  providers: readonly ProviderSettings[];
  mail: MailSettings | null;
  /** Absolute path. Contains images, and without `databaseUrl` also the database and secrets. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Null only without `databaseUrl`: then it is generated once and stored in the data folder. */
  authSecret: string | null;
  uploadSecret: string | null;
  /** Created if the database has no admin. */
  firstAdmin: FirstAdmin | null;
  /** Whether to seed an empty database. The password of the sample accounts is public. */
  seedSamples: boolean;
  /**
   * Number of the operator's proxies in front of the site, 0 to 5, not counting the site itself.
   * Same variable and value as for the site.
   */
  trustProxy: number;
  logLevel: string;
  /** Port on 127.0.0.1 that serves `GET /metrics`; null disables metrics. */
  metricsPort: number | null;
  /** Base URL of the OTLP/HTTP collector, without a trailing slash; null disables tracing. */
  otlpEndpoint: string | null;
}

/**
 * Reads and validates the environment.
 * @throws {StartError} naming the first invalid or missing variable and its expected value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    // `variables` is a flat object, so the first path segment is a variable name.
    const name = parsed.error.issues[0]?.path[0] as VariableName;
    throw new StartError(`${name} is invalid: set it to ${hints[name]}, or unset it.`);
  }
  const given = parsed.data;
  const databaseUrl = given.DATABASE_URL ?? null;
  for (const name of ["AUTH_SECRET", "UPLOAD_SECRET"] as const) {
    if (databaseUrl && !given[name]) {
      throw new StartError(`${name} is missing: with DATABASE_URL set it to ${hints[name]}.`);
    }
  }
  const listenPort = given.BACKEND_PORT ?? 3001;
  return {
    port: listenPort,
    publicUrl: given.BACKEND_PUBLIC_URL ?? `http://127.0.0.1:${listenPort}`,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT ?? "3000"}`,
    realtorHosts: [...(given.REALTOR_HOSTS ?? []), ...(given.REALTOR_DEV_HOSTS ?? [])],
    providers: readProviders(given),
    mail: readMailSettings(given) ?? null,
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
  throw new StartError(`${name} is missing: set it to ${hints[name]}, or unset both.`);
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
