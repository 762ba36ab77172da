import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { ListingsInput, TemplateId } from "@realtor/ui/templates";
import type { Team } from "#app/data/load-team.ts";

/** Texts of the gray samples in place of what the agent has not entered, in the language of the page. */
export interface Samples {
  name: string;
  tagline: string;
  about: string;
  brokerage: string;
  /** In the empty frame of the photo. */
  photo: string;
}

/** The data of the preview. */
export interface PreviewDraft {
  profile: RealtorProfile;
  listings: ListingsInput;
  /** Profiles of the members of team sections, by slug. */
  team: Team;
  locale: Locale;
  /** Origin of the homepage. */
  origin: string;
  builder: string;
  /** Shows samples in place of what is missing. */
  samples?: Samples;
  /** Replaces the template of the profile. */
  template?: TemplateId;
  /** Outlines the texts that the page shows in another language. */
  fallbacks?: readonly FallbackMark[];
  /** Names the parts that can be picked; without it nothing can. */
  editing?: EditingLabels;
}

/** Texts for picking a part of the page, in the language of the interface. */
export interface EditingLabels {
  /** Accessible name of the list of parts. */
  list: string;
  /** Names of the parts by id, but for the texts of additional sections. */
  parts: Readonly<Record<string, string>>;
  /** Names of the texts of additional sections by key, such as `title`. */
  texts: Readonly<Record<string, string>>;
  /** At the place of the listings, while there are none. */
  noListings: { title: string; body: string };
}

/** A text in another language than the page. */
export interface FallbackMark {
  /** Id of the part that shows it. */
  part: string;
  /** Shown at the part. */
  label: string;
}

/** Messages from the editor to the preview: of a website, or of what `Draft` is. */
export type ToPreview<Draft extends Pick<PreviewDraft, "profile"> = PreviewDraft> =
  | { type: "preview.draft"; draft: Draft }
  /**
   * Scrolls to the element with this id; `top` is the start of the page. Outlines a part, whose field has
   * the focus.
   */
  | { type: "preview.show"; anchor: string; part?: string };

/** Messages from the preview to the editor. */
export type FromPreview =
  | { type: "preview.ready" }
  /** A draft is rendered. Used to measure the delay of the preview. */
  | { type: "preview.shown" }
  /** A part was picked in the section with this id, or in the header or footer. */
  | { type: "preview.picked"; anchor: string; part?: string }
  /** Escape in the list of parts. */
  | { type: "preview.left" }
  /** A shortcut of the editor. */
  | { type: "preview.key"; key: ShortcutKey };

/** The fields of a `KeyboardEvent` that identify a shortcut. */
type ShortcutKey = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

type Message = ToPreview<Pick<PreviewDraft, "profile">> | FromPreview;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const hasPlace = ({ anchor, part }: Record<string, unknown>) =>
  typeof anchor === "string" && (part === undefined || typeof part === "string");

/** Whether a message of each type has its fields. */
const hasFields: Record<Message["type"], (message: Record<string, unknown>) => boolean> = {
  "preview.draft": ({ draft }) => isObject(draft) && isObject(draft["profile"]),
  "preview.show": hasPlace,
  "preview.ready": () => true,
  "preview.shown": () => true,
  "preview.picked": hasPlace,
  "preview.left": () => true,
  "preview.key": ({ key }) => isObject(key) && typeof key["key"] === "string",
};

/** Whether an event is a message of the other side: same origin, expected window, known type and fields. */
export function isPreviewMessage<Expected extends Message>(
  event: MessageEvent<unknown>,
  from: Window | null,
): event is MessageEvent<Expected> {
  const { data, origin, source } = event;
  if (origin !== location.origin || source === null || source !== from || !isObject(data))
    return false;
  const { type } = data;
  return typeof type === "string" && Object.hasOwn(hasFields, type)
    ? hasFields[type as Message["type"]](data) // an own key
    : false;
}
