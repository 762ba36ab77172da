import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";

const messages = {
  ko: { label: "상담 언어", error: "하나 이상 골라 주세요.", note: "통역 없이 상담합니다." },
  en: {
    label: "Languages you work in",
    error: "Choose one or more.",
    note: "Without an interpreter",
  },
  ja: { label: "対応言語", error: "1つ以上お選びください。", note: "通訳なしで対応します。" },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const options = languageOptions.map((option) => ({
    ...option,
    description: option.value === "ko" ? texts.note : undefined,
  }));
  const oneDisabled = options.map((option) => ({ ...option, disabled: option.value === "ja" }));
  const base = { label: texts.label, options };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, options: oneDisabled, defaultValue: ["ko", "en"] },
    horizontal: { ...base, orientation: "horizontal" as const, defaultValue: ["ja"] },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: ["ko"], disabled: true },
  };
}

const meta = {
  title: "Components/CheckboxGroup",
  component: CheckboxGroup,
  args: { label: "상담 언어", options: [] },
  render: (args, { globals }) => <CheckboxGroup {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <CheckboxGroup {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Horizontal: Story = storyOf("horizontal");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <CheckboxGroup {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
