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
import type { S3Settings } from "@realtor/server/files/s3-store";
import { isLocalHost } from "@realtor/server/encrypted-connection";
import { StartError } from "@realtor/server/errors";
import { z } from "zod";

import { type Addresses, addressVariables, readAddresses } from "./address-settings.ts";
import type { FirstAdmin } from "./identity/first-admin.ts";
import {
  isWeakPassword,
  maxPasswordLength,
  minPasswordLength,
} from "./identity/password-strength.ts";
import { providerHints, providerVariables, readProviders } from "./identity/provider-settings.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import type { SmsSettings } from "./notifications/sms.ts";
import type { MailSettings } from "./mail/mailer.ts";
import type { TranslatorSettings } from "./translation/deepl.ts";
import { mailHints, mailVariables, readMailSettings } from "./mail/mailer.ts";

const secret = [
  z.string().min(32).optional(),
  "at least 32 random characters (openssl rand -base64 32)",
] as const;

/** Pairs the optional schema of each variable with its hint. */
function withHints<Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  hints: Readonly<Record<keyof Schemas, string>>,
) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, [schema.optional(), hints[name] ?? ""]]),
  ) as { [Name in keyof Schemas]: [z.ZodOptional<Schemas[Name]>, string] }; // one entry per key
}

const variables = {
  ...addressVariables,
  ...sharedVariables,
  ...fileStoreVariables,
  ...withHints(providerVariables, providerHints),
  ...withHints(mailVariables, mailHints),
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

/** The services' configuration, validated once at startup. */
export interface Env extends ServerEnv, Addresses {
  /** The product's hosts in lower case, without port; the same variables as the site's. */
  readonly realtorHosts: readonly string[];
  /** Folder that the site on this machine uses too. */
  readonly sharedDir: string;
  /** Store for photos; undefined stores them in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly providers: readonly ProviderSettings[];
  readonly mail: MailSettings | undefined;
  readonly sms: SmsSettings | undefined;
  readonly translator: TranslatorSettings | undefined;
  /** Name servers for the proof of own domains; undefined for those of the machine. */
  readonly dnsServers: readonly string[] | undefined;
  /** Where own domains have to arrive: the address record that agents are shown. */
  readonly domainAddress: string | undefined;
  /** Undefined only without `databaseUrl`: then it is generated once and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  readonly uploadSecret: string | undefined;
  /** Created if the database has no admin; without a password it sets one through a link in the log. */
  readonly firstAdmin: FirstAdmin | undefined;
  /** Whether to seed an empty database. The password of the sample accounts is public. */
  readonly seedSamples: boolean;
  /** Whether the site cannot be reached by others, so that the database may have the sample accounts. */
  readonly isLocal: boolean;
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
    dnsServers: given.DNS_SERVERS,
    domainAddress: given.OWN_DOMAIN_ADDRESS,
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
