import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, sheet } from "../../private/story-sheet.css.ts";
import { readToolbar } from "../../private/story-toolbar.ts";
import { NativeSelect } from "./native-select.tsx";

/** A select in each of its states, in the toolbar's language. */
function looks(globals: Readonly<Record<string, unknown>>) {
  const { common, countries, lead } = labelsFor(readToolbar(globals).locale);
  const site = {
    label: lead.hasSite,
    mark: common.required,
    required: true,
    placeholder: lead.choose,
    options: [
      { value: "Y", label: lead.hasSiteYes },
      { value: "N", label: lead.hasSiteNo },
    ],
  };
  const country = {
    label: lead.country,
    options: [
      { value: "US", label: `${countries.US} +1` },
      { value: "AU", label: `${countries.AU} +61` },
    ],
  };
  return {
    rest: site,
    filled: { ...site, defaultValue: "N" },
    invalid: { ...site, error: lead.hasSiteRequired },
    off: { ...site, defaultValue: "N", disabled: true },
    country,
  };
}

const meta = {
  title: "Components/NativeSelect",
  component: NativeSelect,
  args: { label: "국가 번호", options: [{ value: "US", label: "미국 +1" }] },
  argTypes: {
    options: { description: "What can be chosen: `{ value, label }`.", control: false },
    placeholder: {
      description: "Shown while nothing is chosen; chosen again it empties the field.",
    },
    disabled: { description: "Cannot be chosen now.", control: "boolean" },
  },
  render: (given, { globals }) => <NativeSelect {...given} {...looks(globals).rest} />,
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (look: keyof ReturnType<typeof looks>): Story => ({
  render: (given, { globals }) => <NativeSelect {...given} {...looks(globals)[look]} />,
});

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focus: true } } };

export const Filled: Story = showing("filled");

export const Invalid: Story = { ...showing("invalid"), name: "Error" };

export const Off: Story = showing("off");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "off"],
  ["country", "country"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] select"], focus: ["[data-state=focus] select"] },
  },
  render: (_, { globals }) => {
    const props = looks(globals);
    return (
      <div className={sheet}>
        {states.map(([state, look]) => (
          <div key={state} className={column} data-state={state}>
            <NativeSelect {...props[look]} />
          </div>
        ))}
      </div>
    );
  },
};
