import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { DatePicker } from "./date-picker.tsx";

const messages = {
  ko: { label: "방문 날짜", error: "날짜를 입력해 주세요.", hint: "예: 2026. 11. 20." },
  en: { label: "Day of the visit", error: "Enter a date.", hint: "For example 11/20/2026" },
  ja: { label: "訪問日", error: "日付を入力してください。", hint: "例: 2026/11/20" },
};

/** The open calendar shows a month without the current day, so that its image does not change. */
function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const base = { label: texts.label };
  return {
    rest: {
      ...base,
      mark: common.required,
      required: true,
      defaultValue: "2024-11-20",
      min: "2024-11-10",
    },
    filled: { ...base, defaultValue: "2026-11-20", hint: texts.hint },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "2026-11-20", disabled: true },
  };
}

const meta = {
  title: "Components/DatePicker",
  component: DatePicker,
  args: { label: "방문 날짜" },
  render: (args, { globals }) => <DatePicker {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <DatePicker {...args} {...getVariants(globals)[variant]} />,
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

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <DatePicker {...args} {...props} />
        </div>
      ))}
    </div>
  ),
  play: openFirst,
};
