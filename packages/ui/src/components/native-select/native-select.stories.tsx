import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { NativeSelect } from "./native-select.tsx";

function getVariants(globals: Readonly<Record<string, unknown>>) {
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
    disabled: { ...site, defaultValue: "N", disabled: true },
    country,
  };
}

const meta = {
  title: "Components/NativeSelect",
  component: NativeSelect,
  args: { label: "국가 번호", options: [{ value: "US", label: "미국 +1" }] },
  argTypes: {
    options: { description: "Options: `{ value, label }`.", control: false },
    placeholder: {
      description: "Label of an option with the empty value.",
    },
    disabled: { description: "Disables the select.", control: "boolean" },
  },
  render: (args, { globals }) => <NativeSelect {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <NativeSelect {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "disabled"],
  ["country", "country"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] select"], focus: ["[data-state=focus] select"] },
  },
  render: (_, { globals }) => {
    const props = getVariants(globals);
    return (
      <div className={wrappingRow}>
        {states.map(([state, variant]) => (
          <div key={state} className={column} data-state={state}>
            <NativeSelect {...props[variant]} />
          </div>
        ))}
      </div>
    );
  },
};
