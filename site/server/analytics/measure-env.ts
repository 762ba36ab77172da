import { resolve } from "node:path";
import { z } from "zod";

/** The services that measure pages, as the environment names them. */
export interface MeasureEnv {
  datadog?: {
    applicationId: string;
    clientToken: string;
    site: string;
    environment: string;
    proxy: string | undefined;
  };
  amplitude?: { apiKey: string; serverUrl: string | undefined };
  tagManager?: { id: string; origin: string };
  messaging?: {
    /** Absolute path of the script's file. */
    script: string;
    apiKey: string;
    baseUrl: string;
  };
}

const datadogSites = [
  "datadoghq.com",
  "us3.datadoghq.com",
  "us5.datadoghq.com",
  "datadoghq.eu",
  "ap1.datadoghq.com",
  "ap2.datadoghq.com",
  "ddog-gov.com",
] as const;

const webAddress = z.url({ protocol: /^https?$/ });

/** Their part of the list in env.ts: how each variable is read, and what to set when it is wrong. */
export const measureVariables = {
  DATADOG_APPLICATION_ID: [
    z.uuid().optional(),
    "the RUM application's ID, such as 4a7b1c9e-0000-4000-8000-000000000000, or leave it out to monitor nothing",
  ],
  DATADOG_CLIENT_TOKEN: [
    z
      .string()
      .regex(/^pub[0-9a-f]{32}$/)
      .optional(),
    "the RUM application's client token: pub and 32 hexadecimal digits",
  ],
  DATADOG_SITE: [
    z.enum(datadogSites).default("datadoghq.com"),
    `one of ${datadogSites.join(", ")}`,
  ],
  DATADOG_ENV: [
    z
      .string()
      .regex(/^[a-z][a-z0-9_./-]{0,62}$/)
      .default("production"),
    "the environment's name in lower case, such as production or development",
  ],
  DATADOG_PROXY: [
    webAddress.optional(),
    "the address of a proxy in front of Datadog's intake, or leave it out",
  ],
  AMPLITUDE_API_KEY: [
    z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    "the project's API key: 32 hexadecimal digits, or leave it out to count no events",
  ],
  AMPLITUDE_SERVER_URL: [
    webAddress.optional(),
    "the address events are sent to in place of Amplitude's, or leave it out",
  ],
  TAG_MANAGER_ID: [
    z
      .string()
      .regex(/^(GTM|G)-[A-Z0-9]+$/)
      .optional(),
    "GTM- or G- and then upper-case letters and digits, such as GTM-ABC123, or leave it out to load no tags",
  ],
  TAG_MANAGER_URL: [
    webAddress.transform((url) => new URL(url).origin).default("https://www.googletagmanager.com"),
    "the origin the tag manager's script comes from, such as https://www.googletagmanager.com",
  ],
  MESSAGING_SCRIPT: [
    z
      .string()
      .regex(/^[^\0]+\.js$/)
      .transform((file) => resolve(file))
      .optional(),
    "the path of the messaging script's file, ending in .js, or leave it out to show no messages",
  ],
  MESSAGING_API_KEY: [
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    "the messaging service's API key: letters, digits and hyphens",
  ],
  MESSAGING_BASE_URL: [
    webAddress.optional(),
    "the messaging service's address, such as https://sdk.messages.example",
  ],
} as const;

type Read = {
  [Name in keyof typeof measureVariables]: z.output<(typeof measureVariables)[Name][0]>;
};

/** One group for each service that is configured; env.ts has seen to it that none is half there. */
export function groupMeasure(read: Read): MeasureEnv {
  const { DATADOG_APPLICATION_ID: applicationId, DATADOG_CLIENT_TOKEN: clientToken } = read;
  const { AMPLITUDE_API_KEY: amplitudeKey, TAG_MANAGER_ID: tagManagerId } = read;
  const { MESSAGING_SCRIPT: script, MESSAGING_API_KEY: key, MESSAGING_BASE_URL: baseUrl } = read;
  return {
    ...(applicationId && clientToken
      ? {
          datadog: {
            applicationId,
            clientToken,
            site: read.DATADOG_SITE,
            environment: read.DATADOG_ENV,
            proxy: read.DATADOG_PROXY,
          },
        }
      : {}),
    ...(amplitudeKey
      ? { amplitude: { apiKey: amplitudeKey, serverUrl: read.AMPLITUDE_SERVER_URL } }
      : {}),
    ...(tagManagerId ? { tagManager: { id: tagManagerId, origin: read.TAG_MANAGER_URL } } : {}),
    ...(script && key && baseUrl ? { messaging: { script, apiKey: key, baseUrl } } : {}),
  };
}
