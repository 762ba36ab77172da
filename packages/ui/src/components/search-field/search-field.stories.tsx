import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { SearchField } from "./search-field.tsx";

const messages = {
  ko: {
    label: "에이전트 찾기",
    placeholder: "이름이나 회사",
    value: "김서연",
    error: "두 글자 이상 입력해 주세요.",
  },
  en: {
    label: "Find an agent",
    placeholder: "Name or brokerage",
    value: "Grace Kim",
    error: "Enter two characters or more.",
  },
  ja: {
    label: "担当者を探す",
    placeholder: "名前または会社",
    value: "佐藤 遥",
    error: "2文字以上入力してください。",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const base = { label: texts.label, placeholder: texts.placeholder };
  return {
    rest: { ...base, mark: common.optional },
    filled: { ...base, defaultValue: texts.value },
    labelHidden: { ...base, labelHidden: true },
    invalid: { ...base, defaultValue: "K", error: texts.error },
    disabled: { ...base, defaultValue: texts.value, disabled: true },
  };
}

const meta = {
  title: "Components/SearchField",
  component: SearchField,
  args: { label: "에이전트 찾기" },
  render: (args, { globals }) => <SearchField {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <SearchField {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const LabelHidden: Story = storyOf("labelHidden");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <SearchField {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
