import type { OperatorValues } from "./operator.ts";

/** A service of another company that the product sends something to, or that a page of it loads from. */
export interface OutboundService {
  /** The heading in the privacy policy: names of companies, or the fact of the operator that has the name. */
  readonly company: string | { readonly fact: keyof OperatorValues };
  readonly purpose: string;
  /** The personal data that it receives; null for none, then the policy does not name it. */
  readonly data: string | null;
  /** It is used only where these environment variables configure it, or always without any. */
  readonly variables: readonly string[];
  /** Its hosts that stand in the code; others are in the variables. */
  readonly hosts: readonly string[];
}

const signIn = {
  company: "Kakao Corp., LY Corporation (LINE), Google LLC",
  purpose: "sign-in of an account that chose it",
  data: "that someone signs in",
} as const;

const measured = "pages and interactions, kind of browser and device, IP address";

/**
 * Every outbound service, in the order of the privacy policy. A test compares them with the environment
 * variables and the URLs in the code, another with the policy in three languages.
 */
export const outboundServices = [
  {
    company: { fact: "hostingCompany" },
    purpose: "servers, database, files, backups, and traces of requests",
    data: "everything",
    variables: [
      "DATABASE_URL",
      "S3_BUCKET",
      "S3_REGION",
      "S3_ENDPOINT",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
      "HOME_API_URL",
      "LOANING_API_URL",
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "ADDRESS_SEARCH_URL",
    ],
    hosts: [],
  },
  {
    company: { fact: "mailCompany" },
    purpose: "mails to agents, brokerages and visitors",
    data: "address of the recipient, text of the mail",
    variables: ["SMTP_URL", "MAIL_FROM"],
    hosts: [],
  },
  {
    company: "Slack Technologies, LLC",
    purpose: "tells staff about leads and contact requests",
    data: "a lead; of a contact request the names, the home, the times and a corrected number",
    variables: ["SLACK_WEBHOOK_URL"],
    hosts: [],
  },
  {
    company: "Twilio Inc.",
    purpose: "text messages to agents who turned them on",
    data: "the agent's number, name of the sender, the home, the times and a corrected number",
    variables: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM", "TWILIO_URL"],
    hosts: ["api.twilio.com"],
  },
  {
    company: "DeepL SE",
    purpose: "drafts of translations",
    data: "texts of an agent's website",
    variables: ["DEEPL_API_KEY", "DEEPL_API_URL"],
    hosts: ["api.deepl.com", "api-free.deepl.com"],
  },
  {
    ...signIn,
    variables: ["KAKAO_CLIENT_ID", "KAKAO_CLIENT_SECRET", "KAKAO_DISCOVERY_URL"],
    hosts: ["kauth.kakao.com"],
  },
  {
    ...signIn,
    variables: ["LINE_CLIENT_ID", "LINE_CLIENT_SECRET", "LINE_DISCOVERY_URL", "LINE_TRUST_EMAIL"],
    hosts: ["access.line.me"],
  },
  {
    ...signIn,
    variables: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_DISCOVERY_URL"],
    hosts: ["accounts.google.com"],
  },
  {
    company: { fact: "mapCompany" },
    purpose: "the map of a listing, after a press",
    data: "IP address, kind of browser, part of the map",
    variables: ["MAP_TILES_URL", "MAP_TILES_ATTRIBUTION", "MAP_TILES_ATTRIBUTION_URL"],
    hosts: [],
  },
  {
    company: "Google LLC (YouTube)",
    purpose: "a video of an agent, after a press",
    data: "IP address, kind of browser, the video",
    variables: [],
    hosts: ["www.youtube-nocookie.com"],
  },
  {
    company: "Datadog, Inc.",
    purpose: "speed and errors of pages, replays, with consent",
    data: `${measured}, a replay without typed text`,
    variables: [
      "DATADOG_APPLICATION_ID",
      "DATADOG_CLIENT_TOKEN",
      "DATADOG_SITE",
      "DATADOG_ENV",
      "DATADOG_PROXY",
    ],
    hosts: ["browser-intake-"],
  },
  {
    company: "Amplitude, Inc.",
    purpose: "statistics, with consent",
    data: measured,
    variables: ["AMPLITUDE_API_KEY", "AMPLITUDE_SERVER_URL"],
    hosts: ["api2.amplitude.com"],
  },
  {
    company: "Google LLC (Google Tag Manager)",
    purpose: "tags of statistics, with consent",
    data: measured,
    variables: ["TAG_MANAGER_ID", "TAG_MANAGER_URL"],
    hosts: ["www.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
  },
  {
    company: { fact: "messagingCompany" },
    purpose: "marketing messages on pages, with consent",
    data: measured,
    variables: ["MESSAGING_SCRIPT", "MESSAGING_API_KEY", "MESSAGING_BASE_URL"],
    hosts: [],
  },
  {
    company: "the operator's listing services",
    purpose: "the import of listings",
    data: null,
    variables: ["RESO_MARKETS"],
    hosts: [],
  },
  {
    company: "the operator's name servers",
    purpose: "the proof of own domains",
    data: null,
    variables: ["DNS_SERVERS"],
    hosts: [],
  },
] as const satisfies readonly OutboundService[];
