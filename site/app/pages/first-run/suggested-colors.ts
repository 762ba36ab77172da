import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import type { Draft } from "#app/pages/editor/draft/draft.ts";
import { fields } from "#app/pages/editor/draft/editor-fields.ts";

const names = defineMessages({
  pine: {
    id: "first-run.color.pine",
    defaultMessage: "Pine",
    description: "Name of a suggested main color: dark green.",
  },
  navy: {
    id: "first-run.color.navy",
    defaultMessage: "Navy",
    description: "Name of a suggested main color: dark blue.",
  },
  ocean: {
    id: "first-run.color.ocean",
    defaultMessage: "Ocean",
    description: "Name of a suggested main color: blue.",
  },
  wine: {
    id: "first-run.color.wine",
    defaultMessage: "Wine",
    description: "Name of a suggested main color: dark red.",
  },
  brick: {
    id: "first-run.color.brick",
    defaultMessage: "Brick",
    description: "Name of a suggested main color: orange red.",
  },
  sand: {
    id: "first-run.color.sand",
    defaultMessage: "Sand",
    description: "Name of a suggested main color: light brown.",
  },
  charcoal: {
    id: "first-run.color.charcoal",
    defaultMessage: "Charcoal",
    description: "Name of a suggested main color: nearly black.",
  },
});

/** A new page has the template Portrait in Pine. */
export const firstColor = "#0F5C4A";
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

/** Writes the look that is shown, so that it counts as chosen. */
export function confirmLook(draft: Draft): Draft {
  const { color, template } = fields;
  const withColor = color.lens.get(draft) === "" ? color.lens.set(draft, firstColor) : draft;
  return template.lens.get(withColor) === ""
    ? template.lens.set(withColor, firstTemplate)
    : withColor;
}
