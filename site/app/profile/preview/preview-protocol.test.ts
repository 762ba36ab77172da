// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { isPreviewMessage } from "./preview-protocol.ts";

afterEach(() => document.body.replaceChildren());

function createFrame(): Window {
  const frame = document.body.appendChild(document.createElement("iframe"));
  if (!frame.contentWindow) throw new Error("The iframe has no window.");
  return frame.contentWindow;
}

const show = { type: "preview.show", anchor: "top" };

interface Received {
  data?: unknown;
  origin?: string;
  /** The other side, another frame, or nothing, as in a message that a worker or script created. */
  source?: "expected" | "other" | null;
}

function isAccepted({ data = show, origin = location.origin, source = "expected" }: Received) {
  const expected = createFrame();
  const sender = source === "expected" ? expected : source && createFrame();
  return isPreviewMessage(new MessageEvent("message", { data, origin, source: sender }), expected);
}

it.each([
  [show],
  [{ type: "preview.draft", draft: { profile: {} } }],
  [{ type: "preview.ready" }],
  [{ type: "preview.shown" }],
  [{ type: "preview.picked", anchor: "contact" }],
])("accepts %j of the other side", (data) => {
  expect(isAccepted({ data })).toBe(true);
});

it.each<[string, Received]>([
  ["of another origin", { origin: "https://evil.example" }],
  ["of an opaque origin", { origin: "null" }],
  ["of an origin that starts like this one", { origin: `${location.origin}.evil.example` }],
  ["of another window", { source: "other" }],
  ["without a window", { source: null }],
  ["that is text", { data: JSON.stringify(show) }],
  ["that is null", { data: null }],
  ["without a type", { data: { anchor: "top" } }],
  ["of an unknown type", { data: { type: "preview.run", anchor: "top" } }],
  ["of an inherited type", { data: { type: "constructor", anchor: "top" } }],
  ["with a type that is no text", { data: { type: ["preview.show"], anchor: "top" } }],
  ["without its anchor", { data: { type: "preview.show" } }],
  ["with an anchor that is no text", { data: { type: "preview.picked", anchor: {} } }],
  ["without its draft", { data: { type: "preview.draft", draft: null } }],
])("discards a message %s", (_, received) => {
  expect(isAccepted(received)).toBe(false);
});

it("discards every message while there is no other side", () => {
  const { origin } = location;
  const event = new MessageEvent("message", { data: show, origin, source: null });
  expect(isPreviewMessage(event, null)).toBe(false);
});
