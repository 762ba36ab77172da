import { values } from "@realtor/profile/values";
import type { MessageKey } from "#app/i18n/messages.ts";
import { firstColor } from "#app/data/read-agent.ts";
import type { Draft } from "#app/profile/draft/draft.ts";

/** A new page has the template Portrait in `firstColor`. */
export const firstTemplate = "portrait";

/** Suggested main colors with their names, in order. */
export const suggestedColors: readonly (readonly [color: string, name: MessageKey])[] = [
  [firstColor, "editor.palette.pine"],
  ["#1F3A5F", "editor.palette.navy"],
  ["#1B6B8C", "editor.palette.ocean"],
  ["#6D1A36", "editor.palette.wine"],
  ["#C2452D", "editor.palette.brick"],
  ["#C8A96A", "editor.palette.sand"],
  ["#16161A", "editor.palette.charcoal"],
];

/** The name of a suggested color; undefined for any other. */
export function findColorName(color: string): MessageKey | undefined {
  return suggestedColors.find(([suggested]) => suggested === color.toUpperCase())?.[1];
}

/** Writes the look that is shown, so that it counts as chosen. */
export function confirmLook(draft: Draft): Draft {
  const { color, template } = values;
  const withColor = color.get(draft) === "" ? color.set(draft, firstColor) : draft;
  return template.get(withColor) === "" ? template.set(withColor, firstTemplate) : withColor;
}
