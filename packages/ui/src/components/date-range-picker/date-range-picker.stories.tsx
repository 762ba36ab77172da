import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { DateRangePicker } from "./date-range-picker.tsx";

const messages = {
  ko: { label: "공개 기간", error: "첫날과 마지막 날을 입력해 주세요." },
  en: { label: "Shown from and to", error: "Enter the first and the last day." },
  ja: { label: "公開期間", error: "最初の日と最後の日を入力してください。" },
};

/** The open calendar shows a month without the current day, so that its image does not change. */
function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const defaultValue = { start: "2024-11-12", end: "2024-11-15" };
  return {
    rest: { label: texts.label, defaultValue, mark: common.required, required: true },
    empty: { label: texts.label },
    invalid: { label: texts.label, error: texts.error },
    disabled: { label: texts.label, defaultValue, disabled: true },
  };
}

const meta = {
  title: "Components/DateRangePicker",
  component: DateRangePicker,
  args: { label: "공개 기간" },
  render: (args, { globals }) => <DateRangePicker {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <DateRangePicker {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Empty: Story = storyOf("empty");

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
          <DateRangePicker {...args} {...props} />
        </div>
      ))}
    </div>
  ),
  play: openFirst,
};
