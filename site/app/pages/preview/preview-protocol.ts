import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { ListingsInput, ProfileInput } from "@realtor/ui/templates";

/** What the editor shows in its preview. */
export interface PreviewDraft {
  profile: RealtorProfile;
  listings: ListingsInput;
  /** Profiles of the agents whom team sections name, by their address. */
  team: Readonly<Record<string, ProfileInput>>;
  locale: Locale;
  /** Origin, path and query of the homepage itself. */
  origin: string;
  builder: string;
}

/** From the editor to the page in its frame. */
export type ToPreview =
  | { type: "preview.draft"; draft: PreviewDraft }
  /** Shows the part of the page with this `id`; `top` is its start. */
  | { type: "preview.show"; anchor: string };

/** From the page in the frame to the editor. */
export type FromPreview =
  | { type: "preview.ready" }
  /** A draft is on the screen; the time since it was sent is what the editor's delay is. */
  | { type: "preview.shown" }
  /** Somebody pressed inside the part with this `id`, or inside the head or foot of the page. */
  | { type: "preview.picked"; anchor: string };

/** Hears messages of the other side: the same origin, and one of ours by its name. */
export function isPreviewMessage<Message extends ToPreview | FromPreview>(
  event: MessageEvent<unknown>,
  from: Window | null,
): event is MessageEvent<Message> {
  const { data, origin, source } = event;
  return (
    origin === location.origin &&
    source === from &&
    typeof data === "object" &&
    data !== null &&
    "type" in data &&
    String(data.type).startsWith("preview.")
  );
}
