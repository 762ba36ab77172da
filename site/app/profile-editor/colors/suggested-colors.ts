import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { firstColor } from "#app/data/read-agent.ts";
import type { Draft } from "../draft/draft.ts";
import { fields } from "../fields/profile-fields.ts";

const names = defineMessages({
  pine: {
    id: "editor.palette.pine",
    defaultMessage: "Pine",
    description: "Name of a suggested main color: dark green.",
  },
  navy: {
    id: "editor.palette.navy",
    defaultMessage: "Navy",
    description: "Name of a suggested main color: dark blue.",
  },
  ocean: {
    id: "editor.palette.ocean",
    defaultMessage: "Ocean",
    description: "Name of a suggested main color: blue.",
  },
  wine: {
    id: "editor.palette.wine",
    defaultMessage: "Wine",
    description: "Name of a suggested main color: dark red.",
  },
  brick: {
    id: "editor.palette.brick",
    defaultMessage: "Brick",
    description: "Name of a suggested main color: orange red.",
  },
  sand: {
    id: "editor.palette.sand",
    defaultMessage: "Sand",
    description: "Name of a suggested main color: light brown.",
  },
  charcoal: {
    id: "editor.palette.charcoal",
    defaultMessage: "Charcoal",
    description: "Name of a suggested main color: nearly black.",
  },
});

/** A new page has the template Portrait in `firstColor`. */
export const firstTemplate = "portrait";

/** Suggested main colors with their names, in order. */
export const suggestedColors: readonly (readonly [color: string, name: Message])[] = [
  [firstColor, names.pine],
  ["#1F3A5F", names.navy],
  ["#1B6B8C", names.ocean],
  ["#6D1A36", names.wine],
  ["#C2452D", names.brick],
  ["#C8A96A", names.sand],
  ["#16161A", names.charcoal],
];

/** The name of a suggested color; undefined for any other. */
export function findColorName(color: string): Message | undefined {
  return suggestedColors.find(([suggested]) => suggested === color.toUpperCase())?.[1];
}

/** Writes the look that is shown, so that it counts as chosen. */
export function confirmLook(draft: Draft): Draft {
  const { color, template } = fields;
  const withColor = color.lens.get(draft) === "" ? color.lens.set(draft, firstColor) : draft;
  return template.lens.get(withColor) === ""
    ? template.lens.set(withColor, firstTemplate)
    : withColor;
}
