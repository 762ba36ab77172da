import { resolve } from "node:path";
import { z } from "zod";

/** The analytics services that are configured in the environment. */
export interface AnalyticsEnv {
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

/** The analytics part of the variables in env.ts: schema and expected value of each. */
export const analyticsVariables = {
  DATADOG_APPLICATION_ID: [
    z.uuid().optional(),
    "a RUM application ID, such as 4a7b1c9e-0000-4000-8000-000000000000",
  ],
  DATADOG_CLIENT_TOKEN: [
    z
      .string()
      .regex(/^pub[0-9a-f]{32}$/)
      .optional(),
    "a RUM client token: pub and 32 lower-case hexadecimal digits",
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
    "an environment name in lower case, such as production or development",
  ],
  DATADOG_PROXY: [webAddress.optional(), "the URL of a proxy for Datadog's intake"],
  AMPLITUDE_API_KEY: [
    z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    "an Amplitude API key: 32 lower-case hexadecimal digits",
  ],
  AMPLITUDE_SERVER_URL: [
    webAddress.optional(),
    "the URL that receives events instead of Amplitude's",
  ],
  TAG_MANAGER_ID: [
    z
      .string()
      .regex(/^(GTM|G)-[A-Z0-9]+$/)
      .optional(),
    "GTM- or G- followed by upper-case letters and digits, such as GTM-ABC123",
  ],
  TAG_MANAGER_URL: [
    webAddress.transform((url) => new URL(url).origin).default("https://www.googletagmanager.com"),
    "the origin of the tag manager script, such as https://www.googletagmanager.com",
  ],
  MESSAGING_SCRIPT: [
    z
      .string()
      .regex(/^[^\0]+\.js$/)
      .transform((file) => resolve(file))
      .optional(),
    "the path of the messaging script file, ending in .js",
  ],
  MESSAGING_API_KEY: [
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    "the messaging API key: letters, digits, underscores and hyphens",
  ],
  MESSAGING_BASE_URL: [
    webAddress.optional(),
    "the URL of the messaging service, such as https://sdk.messages.example",
  ],
} as const;

type Read = {
  [Name in keyof typeof analyticsVariables]: z.output<(typeof analyticsVariables)[Name][0]>;
};

/** One entry for each configured service. env.ts has checked that no group is incomplete. */
export function groupAnalyticsEnv(read: Read): AnalyticsEnv {
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
