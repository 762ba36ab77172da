import type { MessageKey } from "#app/i18n/messages.ts";

/** Names of the single photos. */
export const photoNames = {
  id: "editor.photo.id",
  top: "editor.photo.top",
  logo: "editor.photo.logo",
  logo2: "editor.photo.logo2",
  id2: "editor.photo.id2",
  favicon: "editor.photo.favicon",
  ogImage: "editor.photo.ogImage",
} as const satisfies Record<string, MessageKey>;
