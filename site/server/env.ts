import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import {
  groupAnalyticsEnv,
  type AnalyticsEnv,
  analyticsVariables,
} from "./analytics/analytics-env.ts";

/** A startup failure that an operator can fix. The message is one sentence: cause and remedy. */
export class StartError extends Error {
  override name = "StartError";
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The site's configuration, validated once at startup. */
export interface Env {
  readonly nodeEnv: "production" | "development" | "test";
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Origins of the two backends, without a trailing slash. */
  readonly homeApiUrl: string;
  readonly loaningApiUrl: string;
  /** The product's hosts, lower case, without port (docs/spec/hosts.md#environments). */
  readonly realtorHosts: readonly string[];
  readonly realtorDevHosts: readonly string[];
  /** Number of trusted reverse proxies; 0 ignores forwarding headers. */
  readonly trustProxy: number;
  /** Absolute path for the local database and caches. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly slackWebhookUrl: string | undefined;
  /** Loopback port of `GET /metrics`; undefined disables metrics. */
  readonly metricsPort: number | undefined;
  /** Base URL of the OTLP/HTTP collector, without a trailing slash; undefined disables tracing. */
  readonly otlpEndpoint: string | undefined;
  readonly analytics: AnalyticsEnv;
}

const defaultDataDir = fileURLToPath(new URL("../../.data", import.meta.url));

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const hostList = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)));
const proxies = z
  .enum(["0", "1", "2", "3", "4", "5", "true", "false"])
  .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)));

/**
 * Every variable in the order of docs/running.md: schema, and expected value for the error message.
 */
const variables = {
  NODE_ENV: [
    z.enum(["production", "development", "test"]).default("production"),
    "production, development or test",
  ],
  HOST: [z.string().min(1).default("127.0.0.1"), "an address to listen on, such as 127.0.0.1"],
  PORT: [
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)).default(3000),
    "a port number from 0 to 65535, such as 3000",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
  HOME_API_URL: [
    origin.default("http://127.0.0.1:3001"),
    "the URL of the home service, such as http://127.0.0.1:3001",
  ],
  LOANING_API_URL: [
    origin.default("http://127.0.0.1:3001"),
    "the URL of the loaning service, such as http://127.0.0.1:3001",
  ],
  REALTOR_HOSTS: [hostList.default([]), "host names separated by commas, such as realtor.example"],
  REALTOR_DEV_HOSTS: [
    hostList.default([]),
    "host names separated by commas, such as dev.realtor.example",
  ],
  TRUST_PROXY: [proxies.default(0), "the number of trusted proxies in front of the site, 0 to 5"],
  DATA_DIR: [
    z
      .string()
      .regex(/^[^\0]+$/)
      .default(defaultDataDir)
      .transform((folder) => resolve(folder)),
    "the path of a folder",
  ],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    "a PostgreSQL URL, such as postgres://user:password@127.0.0.1:5432/site",
  ],
  SLACK_WEBHOOK_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    "the URL of a Slack incoming webhook",
  ],
  METRICS_PORT: [
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(65_535)).optional(),
    "a port number from 1 to 65535, such as 9464",
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    origin.optional(),
    "the URL of an OTLP/HTTP collector, such as http://127.0.0.1:4318",
  ],
  ...analyticsVariables,
} as const;

/** Names of all variables; docs/running.md documents each. */
export const variableNames = Object.keys(variables);

/** Variables that must be set together. */
const requiredTogether = [
  ["DATADOG_APPLICATION_ID", "DATADOG_CLIENT_TOKEN"],
  ["MESSAGING_SCRIPT", "MESSAGING_API_KEY", "MESSAGING_BASE_URL"],
] as const;

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> };

/**
 * Reads the site's configuration from `source`, usually `process.env`. An empty variable counts as
 * unset. Error messages never contain values, which may be passwords.
 * @throws StartError with one sentence on the first invalid variable.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = Object.fromEntries(
    Object.entries(variables).map(([name, [schema, expected]]) => {
      const result = schema.safeParse(source[name] || undefined);
      if (!result.success)
        throw new StartError(`${name} is invalid: set it to ${expected}, or unset it.`);
      return [name, result.data];
    }),
  ) as Variables; // Object.entries loses the pairing of names and types

  for (const group of requiredTogether) {
    const set = group.find((name) => read[name] !== undefined);
    const missing = group.find((name) => read[name] === undefined);
    if (set && missing)
      throw new StartError(`${missing} is missing: set it in addition to ${set}, or unset both.`);
  }

  return Object.freeze({
    nodeEnv: read.NODE_ENV,
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    homeApiUrl: read.HOME_API_URL,
    loaningApiUrl: read.LOANING_API_URL,
    realtorHosts: Object.freeze(read.REALTOR_HOSTS),
    realtorDevHosts: Object.freeze(read.REALTOR_DEV_HOSTS),
    trustProxy: read.TRUST_PROXY,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    slackWebhookUrl: read.SLACK_WEBHOOK_URL,
    metricsPort: read.METRICS_PORT,
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    analytics: groupAnalyticsEnv(read),
  });
}

/**
 * Converts an error of `server.listen` to a `StartError` when an operator can fix it; returns any
 * other unchanged.
 */
export function explainListenError(
  error: unknown,
  env: Pick<Env, "host" | "port">,
  variable = "PORT",
): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const place = `${env.host}:${env.port}`;
  if (code === "EADDRINUSE")
    return new StartError(
      `${place} is already in use: stop the other program, or set ${variable} to a free port.`,
    );
  if (code === "EACCES")
    return new StartError(
      `Listening on ${place} is not permitted: set ${variable} to 1024 or higher.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(
      `${env.host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    );
  return error;
}
