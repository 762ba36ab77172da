import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { TimeField } from "./time-field.tsx";

const messages = {
  ko: { label: "오픈하우스 시작", error: "시간을 입력해 주세요." },
  en: { label: "Open house begins", error: "Enter a time." },
  ja: { label: "オープンハウス開始", error: "時刻を入力してください。" },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const base = { label: texts.label, timeZone: "America/Los_Angeles" };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, defaultValue: "13:30", timeZone: "America/New_York" },
    withoutZone: { label: texts.label, defaultValue: "09:00" },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "13:30", disabled: true },
  };
}

const meta = {
  title: "Components/TimeField",
  component: TimeField,
  args: { label: "오픈하우스 시작" },
  render: (args, { globals }) => <TimeField {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <TimeField {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const WithoutZone: Story = storyOf("withoutZone");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <TimeField {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
