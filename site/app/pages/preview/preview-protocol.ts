import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { ListingsInput, ProfileInput } from "@realtor/ui/templates";

/** The data of the preview. */
export interface PreviewDraft {
  profile: RealtorProfile;
  listings: ListingsInput;
  /** Profiles of the members of team sections, by slug. */
  team: Readonly<Record<string, ProfileInput>>;
  locale: Locale;
  /** Origin of the homepage. */
  origin: string;
  builder: string;
}

/** Messages from the editor to the preview. */
export type ToPreview =
  | { type: "preview.draft"; draft: PreviewDraft }
  /** Scrolls to the element with this id; `top` is the start of the page. */
  | { type: "preview.show"; anchor: string };

/** Messages from the preview to the editor. */
export type FromPreview =
  | { type: "preview.ready" }
  /** A draft is rendered. Used to measure the delay of the preview. */
  | { type: "preview.shown" }
  /** A click in the section with this id, or in the header or footer. */
  | { type: "preview.picked"; anchor: string };

/** Whether an event is a message of the other side: same origin, expected window, known prefix. */
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
