import {
  listenPort,
  portNumber,
  readServerEnv,
  readVariables,
  requireTogether,
  serverUrl,
  type ServerEnv,
  sharedVariables,
  type Variables,
} from "@realtor/server/env";
import { fileStoreVariables, readS3Settings } from "@realtor/server/files/open-file-store";
import { readMarketPhotoHosts } from "@realtor/server/market-photo-hosts";
import type { S3Settings } from "@realtor/server/files/s3-store";
import { StartError } from "@realtor/server/errors";
import type { MapTiles } from "@realtor/ui/homes-map";
import { z } from "zod";
import {
  groupAnalyticsEnv,
  type AnalyticsEnv,
  analyticsVariables,
} from "./analytics/analytics-env.ts";

/** The site's configuration, validated once at startup. */
export interface Env extends ServerEnv {
  readonly nodeEnv: "production" | "development" | "test";
  readonly host: string;
  /** A TCP port, or the path of a Unix socket. */
  readonly port: number | string;
  /** Origins of the two backends, without a trailing slash. */
  readonly homeApiUrl: string;
  readonly loaningApiUrl: string;
  /** The product's hosts, lower case, without port (docs/spec/hosts.md#environments). */
  readonly realtorHosts: readonly string[];
  readonly realtorDevHosts: readonly string[];
  /** URI for reports of vulnerabilities. */
  readonly securityContact: string | undefined;
  /** Store for generated files; undefined caches them in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Browser that creates PDFs of sheets. */
  readonly chromiumPath: string | undefined;
  readonly mapTiles: MapTiles | undefined;
  /** Hosts of photos of listings that are shown from their own address. */
  readonly photoHosts: readonly string[];
  readonly analytics: AnalyticsEnv;
}

/** Every variable: schema, and expected value for the error message. */
const variables = {
  NODE_ENV: [
    z.enum(["production", "development", "test"]).default("production"),
    "production, development or test",
  ],
  HOST: [z.string().min(1).default("127.0.0.1"), "an address to listen on, such as 127.0.0.1"],
  PORT: [
    listenPort(0).default(3000),
    "a port number from 0 to 65535, such as 3000, or the absolute path of a Unix socket",
  ],
  HOME_API_URL: [
    serverUrl.default("http://127.0.0.1:3001"),
    "the URL of the home service, such as http://127.0.0.1:3001, on another machine with https",
  ],
  LOANING_API_URL: [
    serverUrl.default("http://127.0.0.1:3001"),
    "the URL of the loaning service, such as http://127.0.0.1:3001, on another machine with https",
  ],
  ...sharedVariables,
  ...fileStoreVariables,
  SECURITY_CONTACT: [
    z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
    "a mailto: or https: URI, such as mailto:security@realtor.example",
  ],
  RESO_MARKETS: [
    z.string().min(1).optional(),
    "the path of a JSON file, such as /etc/realtor/markets.json",
  ],
  MAP_TILES_URL: [
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)))
      .optional(),
    "the URL of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png",
  ],
  MAP_TILES_ATTRIBUTION: [
    z.string().min(1).optional(),
    "the attribution that the server of the map tiles requires",
  ],
  MAP_TILES_ATTRIBUTION_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    "the URL of the terms of the map tiles",
  ],
  CHROMIUM_PATH: [z.string().startsWith("/").optional(), "the absolute path of Chromium"],
  METRICS_PORT: [portNumber(1).optional(), "a port number from 1 to 65535, such as 9464"],
  ...analyticsVariables,
} as const satisfies Variables;

/** Names of all variables; docs/running.md documents each. */
export const variableNames = Object.keys(variables);

/**
 * Reads the site's configuration from `source`, usually `process.env`.
 * @throws StartError with one sentence on the first invalid variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = readVariables(variables, source);
  if (typeof read.PORT === "string" && read.TRUST_PROXY === 0)
    throw new StartError(
      "TRUST_PROXY is missing: with a socket in PORT set it to the number of proxies in front of the site, such as 1.",
    );
  requireTogether(read, ["DATADOG_APPLICATION_ID", "DATADOG_CLIENT_TOKEN"]);
  requireTogether(read, ["MAP_TILES_URL", "MAP_TILES_ATTRIBUTION"]);
  requireTogether(read, ["MESSAGING_SCRIPT", "MESSAGING_API_KEY", "MESSAGING_BASE_URL"]);
  return Object.freeze({
    ...readServerEnv(read),
    nodeEnv: read.NODE_ENV,
    host: read.HOST,
    port: read.PORT,
    homeApiUrl: read.HOME_API_URL,
    loaningApiUrl: read.LOANING_API_URL,
    realtorHosts: Object.freeze(read.REALTOR_HOSTS),
    realtorDevHosts: Object.freeze(read.REALTOR_DEV_HOSTS),
    s3: readS3Settings(read),
    securityContact: read.SECURITY_CONTACT,
    chromiumPath: read.CHROMIUM_PATH,
    photoHosts: readMarketPhotoHosts(read.RESO_MARKETS),
    mapTiles:
      read.MAP_TILES_URL && read.MAP_TILES_ATTRIBUTION
        ? {
            url: read.MAP_TILES_URL,
            attribution: read.MAP_TILES_ATTRIBUTION,
            attributionHref: read.MAP_TILES_ATTRIBUTION_URL,
          }
        : undefined,
    metricsPort: read.METRICS_PORT,
    analytics: groupAnalyticsEnv(read),
  });
}
