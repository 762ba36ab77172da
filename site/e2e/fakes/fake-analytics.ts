import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** The fields of a Datadog RUM event that the tests use. */
export interface RumEvent {
  type: string;
  service: string;
  version: string;
  ddtags: string;
  session: { id: string; has_replay?: boolean };
  view: {
    name: string;
    url: string;
    referrer: string;
    is_active: boolean;
    largest_contentful_paint?: number;
  };
  error?: { message: string };
  context?: { react?: { kind: string; componentStack?: string } };
  resource?: { url: string };
}

/** The fields of a session replay segment that the tests use, in Unix milliseconds. */
export interface ReplaySegment {
  start: number;
  end: number;
}

/** The fields of an Amplitude HTTP API V2 event that the tests use. */
export interface AmplitudeEvent {
  event_type: string;
  event_properties: Record<string, string>;
  insert_id: string;
  time: number;
}

/** A local server with the APIs of all analytics services. */
export interface FakeAnalytics {
  origin: string;
  /**
   * Environment variables for a product that sends to this server. `script`: path of the messaging
   * script.
   */
  env(script: string): Record<string, string>;
  /** URLs of all requests, in order. */
  requests: string[];
  rum: RumEvent[];
  replays: ReplaySegment[];
  analytics: AmplitudeEvent[];
  /** Items the tag manager received, in order. */
  tags: unknown[];
  messaging: unknown[];
  /** Removes all recorded requests and events. */
  reset(): void;
  close(): Promise<void>;
}

export const datadogId = "4a7b1c9e-5d21-4c3f-8a60-1f2e3d4c5b6a";
export const clientToken = `pub${"0f".repeat(16)}`;
export const amplitudeKey = "0123456789abcdef".repeat(2);
export const messagingKey = "5a1e-messages";

/** Like Google Tag Manager: forwards the data layer, sets a cookie and loads another script. */
const tagManagerScript = `
  const origin = new URL(document.currentScript.src).origin;
  const record = (item) => {
    const plain = Object.prototype.toString.call(item) === "[object Arguments]" ? [...item] : item;
    navigator.sendBeacon(origin + "/tags", JSON.stringify(plain));
  };
  const { push } = window.dataLayer;
  window.dataLayer.forEach(record);
  window.dataLayer.push = (...items) => { items.forEach(record); return push.apply(window.dataLayer, items); };
  document.cookie = "_ga=GA1.1.1.1; path=/; max-age=3600";
  const tag = document.createElement("script");
  tag.src = origin + "/tag.js";
  document.head.append(tag);
`;

/** Like the Braze SDK: writes to localStorage and calls its base URL. */
export const messagingScript = `
  let base, key;
  const call = (name) => fetch(base + "/api/v3/data/", { method: "POST", body: JSON.stringify({ api_key: key, name }) });
  window.braze = {
    initialize(apiKey, { baseUrl }) {
      [key, base] = [apiKey, baseUrl];
      localStorage.setItem("ab.storage.deviceId." + apiKey, "device");
      return true;
    },
    openSession() { call("session_start"); },
    enableSDK() { localStorage.removeItem("ab.optOut"); },
    disableSDK() { localStorage.setItem("ab.optOut", "1"); },
    wipeData() { localStorage.removeItem("ab.storage.deviceId." + key); },
  };
`;

export async function startFakeAnalytics(): Promise<FakeAnalytics> {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://intake");
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    };
    if (request.method === "OPTIONS") {
      response.writeHead(204, headers).end();
      return;
    }
    intake.requests.push(request.url ?? "");
    const bytes = await readBody(request);
    const body = bytes.toString();
    const respond = (text: string, type = "application/json") =>
      response.writeHead(200, { ...headers, "content-type": type }).end(text);
    if (pathname === "/datadog") {
      const forward = searchParams.get("ddforward") ?? "";
      if (forward.startsWith("/api/v2/replay"))
        intake.replays.push(await readSegment(bytes, request.headers["content-type"] ?? ""));
      if (forward.startsWith("/api/v2/rum"))
        intake.rum.push(...body.split("\n").map((line) => JSON.parse(line) as RumEvent));
      response.writeHead(202, headers).end();
      return;
    }
    if (pathname === "/2/httpapi") {
      const { api_key: key, events } = JSON.parse(body) as {
        api_key: string;
        events: AmplitudeEvent[];
      };
      if (key !== amplitudeKey) throw new Error(`Unexpected Amplitude API key: ${key}.`);
      intake.analytics.push(...events);
      respond(
        JSON.stringify({
          code: 200,
          events_ingested: events.length,
          payload_size_bytes: body.length,
          server_upload_time: Date.now(),
        }),
      );
      return;
    }
    if (pathname === "/gtm.js" || pathname === "/gtag/js") {
      respond(tagManagerScript, "text/javascript");
      return;
    }
    if (pathname === "/tag.js") {
      respond("window.tagRan = true;", "text/javascript");
      return;
    }
    if (pathname === "/tags") intake.tags.push(JSON.parse(body));
    if (pathname === "/messages/api/v3/data/") intake.messaging.push(JSON.parse(body));
    respond("{}");
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address)
    throw new Error("The fake analytics server has no port.");
  const origin = `http://127.0.0.1:${address.port}`;
  const intake: FakeAnalytics = {
    origin,
    env: (script) => ({
      DATADOG_APPLICATION_ID: datadogId,
      DATADOG_CLIENT_TOKEN: clientToken,
      DATADOG_PROXY: `${origin}/datadog`,
      AMPLITUDE_API_KEY: amplitudeKey,
      AMPLITUDE_SERVER_URL: `${origin}/2/httpapi`,
      TAG_MANAGER_ID: "GTM-ABC123",
      TAG_MANAGER_URL: origin,
      MESSAGING_SCRIPT: script,
      MESSAGING_API_KEY: messagingKey,
      MESSAGING_BASE_URL: `${origin}/messages`,
    }),
    ...emptyRecords(),
    reset: () => void Object.assign(intake, emptyRecords()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return intake;
}

function emptyRecords(): Pick<
  FakeAnalytics,
  "requests" | "rum" | "replays" | "analytics" | "tags" | "messaging"
> {
  return { requests: [], rum: [], replays: [], analytics: [], tags: [], messaging: [] };
}

/** The metadata of a segment, which is sent as multipart form data next to the compressed records. */
async function readSegment(body: Buffer<ArrayBuffer>, type: string): Promise<ReplaySegment> {
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const event = form.get("event");
  if (!(event instanceof Blob)) throw new Error("The replay segment has no metadata.");
  return JSON.parse(await event.text()) as ReplaySegment;
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array); // an HTTP request stream yields buffers
  return Buffer.concat(chunks);
}
