import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Select } from "./select.tsx";

const messages = {
  ko: {
    label: "활동 주",
    placeholder: "선택해 주세요",
    error: "주를 골라 주세요.",
    hint: "면허가 있는 주",
    ca: "캘리포니아",
    ga: "조지아",
    note: "CRMLS 매물",
  },
  en: {
    label: "State",
    placeholder: "Choose a state",
    error: "Choose a state.",
    hint: "Where you are licensed",
    ca: "California",
    ga: "Georgia",
    note: "Listings of CRMLS",
  },
  ja: {
    label: "活動する州",
    placeholder: "選択してください",
    error: "州をお選びください。",
    hint: "免許をお持ちの州",
    ca: "カリフォルニア",
    ga: "ジョージア",
    note: "CRMLSの物件",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const options = [
    { value: "ca", label: texts.ca, description: texts.note },
    { value: "ga", label: texts.ga },
  ];
  const base = { label: texts.label, placeholder: texts.placeholder, options };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, defaultValue: "ca", hint: texts.hint },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "ga", disabled: true },
  };
}

const meta = {
  title: "Components/Select",
  component: Select,
  args: { label: "활동 주", placeholder: "선택해 주세요", options: [] },
  render: (args, { globals }) => <Select {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <Select {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

/** Opens the first field. */
const openFirst: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole("button")[0] ?? canvasElement);
};

export const Open: Story = { tags: ["!autodocs"], play: openFirst };

/** `lang` of an option: browsers and screen readers choose font and voice by it. */
export const Languages: Story = {
  render: (args, { globals }) => (
    <Select {...args} {...getVariants(globals).rest} options={languageOptions} defaultValue="ja" />
  ),
};

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <Select {...args} {...props} />
        </div>
      ))}
    </div>
  ),
  play: openFirst,
};
