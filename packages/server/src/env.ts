import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { isEncrypted } from "./encrypted-connection.ts";
import { StartError } from "./errors.ts";

/** A process's environment variables: schema, and the expected value for the error message. */
export type Variables = Readonly<Record<string, readonly [schema: z.ZodType, expected: string]>>;

export type Values<Read extends Variables> = {
  readonly [Name in keyof Read]: z.output<Read[Name][0]>;
};

/**
 * Reads and validates variables from `source`, usually `process.env`. An empty variable counts as
 * unset. Error messages never contain values, which may be passwords.
 * @throws StartError with one sentence on the first invalid variable.
 */
export function readVariables<const Read extends Variables>(
  variables: Read,
  source: Readonly<Record<string, string | undefined>>,
): Values<Read> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, [schema, expected]]) => {
      const result = schema.safeParse(source[name] || undefined);
      if (!result.success)
        throw new StartError(`${name} is invalid: set it to ${expected}, or unset it.`);
      return [name, result.data];
    }),
  ) as Values<Read>; // Object.entries loses the pairing of names and types
}

/**
 * Checks variables that must be set together.
 * @throws StartError when only some of `names` have a value.
 */
export function requireTogether<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): void {
  const set = names.find((name) => values[name] !== undefined);
  const missing = names.find((name) => values[name] === undefined);
  if (set && missing)
    throw new StartError(`${missing} is missing: set it in addition to ${set}, or unset both.`);
}

/** A TCP port; 0, where allowed, selects a free one. */
export const portNumber = (min: 0 | 1) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(65_535));

/** The longest path of a Unix socket on Linux. */
const maxSocketPathBytes = 107;

/** A TCP port, or the absolute path of a Unix socket. */
export const listenPort = (min: 0 | 1) =>
  z.union([
    portNumber(min),
    z
      .string()
      .regex(/^\/[^\0]*[^\0/]$/)
      .refine((path) => Buffer.byteLength(path) <= maxSocketPathBytes),
  ]);

/** An http or https URL, without its trailing slashes. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** The URL of a server that this process calls: https, unless it is on this machine. */
export const serverUrl = httpUrl.refine(isEncrypted);

const hostNames = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)));

const proxyCount = z
  .enum(["0", "1", "2", "3", "4", "5", "true", "false"])
  .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)));

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Fields of the configuration that both servers have. */
export interface ServerEnv {
  /** Seconds between SIGTERM and the end of listening; `/health/ready` is 503 meanwhile. */
  readonly shutdownDelay: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Number of the operator's reverse proxies in front of the site; 0 ignores their headers. */
  readonly trustProxy: number;
  /** Absolute path of the folder for local data. */
  readonly dataDir: string;
  /** Identifies the site to the services; by default generated in `dataDir`, which both share. */
  readonly serviceToken: string | undefined;
  /** PostgreSQL; without it the database is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Whether the process applies migrations when it starts; false waits until "ops migrate" has. */
  readonly migrate: boolean;
  /** Incoming webhook of the team chat; undefined sends nothing to it. */
  readonly slackWebhookUrl: string | undefined;
  /** Address of `GET /metrics`. */
  readonly metricsHost: string;
  /** Port of `GET /metrics`; undefined disables metrics. */
  readonly metricsPort: number | undefined;
  /** Base URL of the OTLP/HTTP collector, without a trailing slash; undefined disables tracing. */
  readonly otlpEndpoint: string | undefined;
  /** File with the details of the company that operates the platform. */
  readonly operatorFile: string | undefined;
  /** Whether staff without a second factor have no rights of staff. */
  readonly requireSecondFactor: boolean;
}

/** Variables that both servers read, with one meaning. */
export const sharedVariables = {
  SHUTDOWN_DELAY: [
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(300)).default(0),
    "a number of seconds from 0 to 300, such as 15",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
  REALTOR_HOSTS: [hostNames.default([]), "host names separated by commas, such as realtor.example"],
  REALTOR_DEV_HOSTS: [
    hostNames.default([]),
    "host names separated by commas, such as dev.realtor.example",
  ],
  TRUST_PROXY: [
    proxyCount.default(0),
    "the number of trusted proxies in front of the site, 0 to 5",
  ],
  DATA_DIR: [
    z
      .string()
      .regex(/^[^\0]+$/)
      .default(fileURLToPath(new URL("../../../.data", import.meta.url)))
      .transform((folder) => resolve(folder)),
    "the path of a folder",
  ],
  DATABASE_URL: [
    z
      .url({ protocol: /^postgres(ql)?$/ })
      .refine((url) => /^\w+:\/\/./.test(url) && isEncrypted(url))
      .optional(),
    "a PostgreSQL URL, such as postgres://user:password@127.0.0.1:5432/realtor, on another machine with ?sslmode=verify-full",
  ],
  MIGRATE: [z.enum(["Y", "N"]).default("Y"), "Y or N"],
  METRICS_HOST: [
    z.string().min(1).default("127.0.0.1"),
    "an address to serve metrics on, such as 127.0.0.1",
  ],
  SLACK_WEBHOOK_URL: [
    z
      .url({ protocol: /^https?$/ })
      .refine(isEncrypted)
      .optional(),
    "the https URL of a Slack incoming webhook",
  ],
  OPERATOR_FILE: [
    z.string().min(1).optional(),
    "the path of a JSON file, such as /etc/realtor/operator.json",
  ],
  REQUIRE_SECOND_FACTOR: [z.enum(["Y", "N"]).default("N"), "Y or N"],
  SERVICE_TOKEN: [z.string().min(32).max(512).optional(), "at least 32 random characters"],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    serverUrl.optional(),
    "the URL of an OTLP/HTTP collector, such as http://127.0.0.1:4318, on another machine with https",
  ],
} as const satisfies Variables;

/**
 * The fields of the configuration that both servers read from the same variables; `metricsPort` is from a
 * variable of each.
 */
export function readServerEnv(
  read: Values<typeof sharedVariables>,
): Omit<ServerEnv, "metricsPort"> {
  return {
    shutdownDelay: read.SHUTDOWN_DELAY,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    dataDir: read.DATA_DIR,
    serviceToken: read.SERVICE_TOKEN,
    databaseUrl: read.DATABASE_URL,
    migrate: read.MIGRATE === "Y",
    slackWebhookUrl: read.SLACK_WEBHOOK_URL,
    metricsHost: read.METRICS_HOST,
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    operatorFile: read.OPERATOR_FILE,
    requireSecondFactor: read.REQUIRE_SECOND_FACTOR === "Y",
  };
}
