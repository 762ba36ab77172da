import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { DateField } from "./date-field.tsx";

const messages = {
  ko: { label: "생년월일", error: "날짜를 입력해 주세요.", hint: "예: 2026. 11. 20." },
  en: { label: "Date of birth", error: "Enter a date.", hint: "For example 11/20/2026" },
  ja: { label: "生年月日", error: "日付を入力してください。", hint: "例: 2026/11/20" },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const base = { label: texts.label };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, defaultValue: "2026-11-20", hint: texts.hint },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "2026-11-20", disabled: true },
  };
}

const meta = {
  title: "Components/DateField",
  component: DateField,
  args: { label: "생년월일" },
  render: (args, { globals }) => <DateField {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <DateField {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <DateField {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
