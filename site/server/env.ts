import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { groupMeasure, type MeasureEnv, measureVariables } from "./analytics/measure-env.ts";

/** A start that cannot go on: its message is one sentence that names the cause and says what to do. */
export class StartError extends Error {
  override name = "StartError";
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Everything the site's server takes from its surroundings, checked once at start. */
export interface Env {
  readonly nodeEnv: "production" | "development" | "test";
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Origins of the two backends, without a trailing slash. */
  readonly homeApiUrl: string;
  readonly loaningApiUrl: string;
  /** The product's own hosts, lower case, without port (DECISIONS section 2). */
  readonly realtorHosts: readonly string[];
  readonly realtorDevHosts: readonly string[];
  /** How many proxies of ours stand in front; 0 means that forwarding headers are not believed. */
  readonly trustProxy: number;
  /** Absolute path of the folder for the local database and caches. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly slackWebhookUrl: string | undefined;
  /** Port of 127.0.0.1 for `GET /metrics`; undefined: there are no metrics. */
  readonly metricsPort: number | undefined;
  /** Base address of the OTLP/HTTP collector, without a trailing slash; undefined: no traces. */
  readonly otlpEndpoint: string | undefined;
  /** The services that measure pages; empty where none is configured. */
  readonly measure: MeasureEnv;
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

/** Every variable, in the order of docs/running.md: how it is read, and what to set when it is wrong. */
const variables = {
  NODE_ENV: [
    z.enum(["production", "development", "test"]).default("production"),
    "production, development or test",
  ],
  HOST: [z.string().min(1).default("127.0.0.1"), "the address to listen on, such as 127.0.0.1"],
  PORT: [
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)).default(3000),
    "a port number from 0 to 65535, such as 3000",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
  HOME_API_URL: [
    origin.default("http://127.0.0.1:3001"),
    "the home service's address, such as http://127.0.0.1:3001",
  ],
  LOANING_API_URL: [
    origin.default("http://127.0.0.1:3001"),
    "the loaning service's address, such as http://127.0.0.1:3001",
  ],
  REALTOR_HOSTS: [hostList.default([]), "host names separated by commas, such as realtor.example"],
  REALTOR_DEV_HOSTS: [
    hostList.default([]),
    "host names separated by commas, such as dev.realtor.example",
  ],
  TRUST_PROXY: [proxies.default(0), "the number of your own proxies in front of the site, 0 to 5"],
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
    "a PostgreSQL address such as postgres://user:password@127.0.0.1:5432/site, or leave it out to use DATA_DIR",
  ],
  SLACK_WEBHOOK_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    "the address of a Slack incoming webhook, or leave it out to keep leads without sending them",
  ],
  METRICS_PORT: [
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(65_535)).optional(),
    "a port number from 1 to 65535, such as 9464, or leave it out to have no metrics",
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    origin.optional(),
    "the address of an OTLP/HTTP collector, such as http://127.0.0.1:4318, or leave it out to keep no traces",
  ],
  ...measureVariables,
} as const;

/** The names of them all; docs/running.md explains each. */
export const variableNames = Object.keys(variables);

/** Variables that mean something together only. */
const together = [
  ["DATADOG_APPLICATION_ID", "DATADOG_CLIENT_TOKEN"],
  ["MESSAGING_SCRIPT", "MESSAGING_API_KEY", "MESSAGING_BASE_URL"],
] as const;

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> };

/**
 * Reads the site's variables from `source`, usually `process.env`; an empty one counts as absent.
 * Throws `StartError` with one sentence on the first wrong one; values are never repeated in it, as
 * they may hold passwords.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = Object.fromEntries(
    Object.entries(variables).map(([name, [schema, expected]]) => {
      const result = schema.safeParse(source[name] || undefined);
      if (!result.success) throw new StartError(`${name} is wrong: set it to ${expected}.`);
      return [name, result.data];
    }),
  ) as Variables; // Object.entries forgets the pairing of names and types that `variables` has.

  for (const group of together) {
    const set = group.find((name) => read[name] !== undefined);
    const missing = group.find((name) => read[name] === undefined);
    if (set && missing)
      throw new StartError(`${missing} is missing: set it as well as ${set}, or leave out both.`);
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
    measure: groupMeasure(read),
  });
}

/** Turns the error of `server.listen` into a `StartError` where a person can mend it; any other comes back as it is. */
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
      `${env.host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    );
  return error;
}
