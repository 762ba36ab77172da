import { isIP } from "node:net";
import { join } from "node:path";

import {
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
import { isLocalHost } from "@realtor/server/encrypted-connection";
import { StartError } from "@realtor/server/errors";
import { z } from "zod";

import { type Addresses, addressVariables, readAddresses } from "./address-settings.ts";
import type { BackendOptions } from "./backend-options.ts";
import {
  isWeakPassword,
  maxPasswordLength,
  minPasswordLength,
} from "./identity/password-strength.ts";
import { readFeeds } from "./feeds/settings.ts";
import { providerVariables, readProviders } from "./identity/provider-settings.ts";
import { mailVariables, readMailSettings } from "./mail/mailer.ts";

const secret = [
  z.string().min(32).optional(),
  "at least 32 random characters (openssl rand -base64 32)",
] as const;

const variables = {
  ...addressVariables,
  ...sharedVariables,
  ...fileStoreVariables,
  ...providerVariables,
  ...mailVariables,
  TWILIO_ACCOUNT_SID: [z.string().min(1).optional(), "the account SID at Twilio"],
  TWILIO_AUTH_TOKEN: [z.string().min(1).optional(), "the token of the Twilio account"],
  TWILIO_FROM: [
    z
      .string()
      .regex(/^\+\d{7,15}$/)
      .optional(),
    "the number that sends text messages, such as +12135550100",
  ],
  TWILIO_URL: [
    serverUrl.default("https://api.twilio.com"),
    "the https URL of Twilio's API, such as https://api.twilio.com",
  ],
  DEEPL_API_KEY: [z.string().min(1).optional(), "the authentication key of DeepL's API"],
  DEEPL_API_URL: [
    serverUrl.default("https://api.deepl.com"),
    "the https URL of DeepL's API, such as https://api-free.deepl.com",
  ],
  ADDRESS_SEARCH_URL: [
    serverUrl.optional(),
    "the https URL of Photon's search, such as https://photon.example/api",
  ],
  DNS_SERVERS: [
    z
      .string()
      .transform((list) => list.split(",").map((server) => server.trim()))
      .pipe(z.array(z.string().refine(isDnsServer)))
      .optional(),
    "IP addresses of name servers separated by commas, such as 192.0.2.53,192.0.2.54",
  ],
  OWN_DOMAIN_ADDRESS: [
    z.string().trim().toLowerCase().refine(isDomainAddress).optional(),
    "an IP address or a host name without scheme and port, such as 192.0.2.10 or sites.realtor.example",
  ],
  RESO_MARKETS: [
    z.string().min(1).optional(),
    "the path of a JSON file, such as /etc/realtor/markets.json",
  ],
  AUTH_SECRET: secret,
  UPLOAD_SECRET: secret,
  ADMIN_EMAIL: [z.email().optional(), "the e-mail address of the first admin"],
  ADMIN_PASSWORD: [
    z.string().min(minPasswordLength).max(maxPasswordLength).optional(),
    `a password of ${minPasswordLength} to ${maxPasswordLength} characters`,
  ],
  SEED_SAMPLES: [z.enum(["Y", "N"]).optional(), "Y or N"],
  BACKEND_METRICS_PORT: [portNumber(1).optional(), "a port number from 1 to 65535, such as 9465"],
} as const satisfies Variables;

/** Names of all variables. A test compares them with docs/running.md. */
export const variableNames = Object.keys(variables);

/** Options of the services that environment variables set. */
type ConfiguredOptions = Pick<
  BackendOptions,
  | "realtorHosts"
  | "s3"
  | "providers"
  | "mail"
  | "sms"
  | "translator"
  | "addressSearchUrl"
  | "dnsServers"
  | "domainAddress"
  | "feeds"
  | "authSecret"
  | "uploadSecret"
  | "firstAdmin"
  | "seedSamples"
  | "isLocal"
>;

/** The services' configuration, validated once at startup. */
export interface Env extends ServerEnv, Addresses, Readonly<Required<ConfiguredOptions>> {
  /** Folder that the site on this machine uses too. */
  readonly sharedDir: string;
  /** The hosts under which the site can be reached. */
  readonly hosts: readonly string[];
}

/**
 * Reads and validates the environment.
 * @throws StartError naming the first invalid or missing variable and its expected value.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = readVariables(variables, source);
  const { DATABASE_URL: databaseUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given;
  for (const name of ["AUTH_SECRET", "UPLOAD_SECRET"] as const)
    if (databaseUrl && !given[name])
      throw new StartError(
        `${name} is missing: with DATABASE_URL set it to ${variables[name][1]}.`,
      );
  requireTogether(given, ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"]);
  const { TWILIO_ACCOUNT_SID: accountId, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = given;
  if (password && !email)
    throw new StartError(
      "ADMIN_EMAIL is missing: set it in addition to ADMIN_PASSWORD, or unset both.",
    );
  if (password && isWeakPassword(password, [email ?? ""]))
    throw new StartError("ADMIN_PASSWORD is easy to guess: set it to a long passphrase.");
  const addresses = readAddresses(given);
  const realtorHosts = [...given.REALTOR_HOSTS, ...given.REALTOR_DEV_HOSTS];
  const hosts = [given.HOST, addresses.host, new URL(addresses.siteUrl).hostname, ...realtorHosts];
  const publicHost = hosts.find((one) => !isLocalHost(one));
  if (given.SEED_SAMPLES === "Y" && publicHost)
    throw new StartError(
      `SEED_SAMPLES is Y, but ${publicHost} is a public host, and the password of the sample accounts is public: unset it, and set ADMIN_EMAIL for the first admin.`,
    );
  return {
    ...readServerEnv(given),
    ...addresses,
    realtorHosts,
    providers: readProviders(given),
    mail: readMailSettings(given),
    sms: accountId && token && from ? { url: given.TWILIO_URL, accountId, token, from } : undefined,
    translator: given.DEEPL_API_KEY
      ? { url: given.DEEPL_API_URL, key: given.DEEPL_API_KEY }
      : undefined,
    addressSearchUrl: given.ADDRESS_SEARCH_URL,
    dnsServers: given.DNS_SERVERS,
    domainAddress: given.OWN_DOMAIN_ADDRESS,
    feeds: readFeeds(given.RESO_MARKETS, source),
    dataDir: join(given.DATA_DIR, "backend"),
    sharedDir: given.DATA_DIR,
    s3: readS3Settings(given),
    authSecret: given.AUTH_SECRET,
    uploadSecret: given.UPLOAD_SECRET,
    firstAdmin: email ? { email, password } : undefined,
    seedSamples: (given.SEED_SAMPLES ?? (databaseUrl || publicHost ? "N" : "Y")) === "Y",
    isLocal: publicHost === undefined,
    hosts,
    metricsPort: given.BACKEND_METRICS_PORT,
  };
}

/** An IP address, or a host name of several labels. */
function isDomainAddress(value: string): boolean {
  return (
    isIP(value) !== 0 ||
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(value)
  );
}

/** An IP address, with a port as `192.0.2.53:5353` or `[2001:db8::53]:5353`. */
function isDnsServer(value: string): boolean {
  const [, address = value] = /^\[?([^[\]]+?)\]?:\d{1,5}$/.exec(value) ?? [];
  return isIP(value) !== 0 || isIP(address) !== 0;
}
