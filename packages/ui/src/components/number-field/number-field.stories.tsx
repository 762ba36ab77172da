import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

const messages = {
  ko: {
    price: "매매 가격",
    years: "경력",
    rate: "수수료",
    size: "대지 면적",
    error: "0보다 큰 수를 입력해 주세요.",
    hint: "수수료는 협의할 수 있습니다.",
  },
  en: {
    price: "Price",
    years: "Years of experience",
    rate: "Commission",
    size: "Lot size",
    error: "Enter a number above 0.",
    hint: "Commissions are negotiable.",
  },
  ja: {
    price: "売買価格",
    years: "経験年数",
    rate: "手数料",
    size: "敷地面積",
    error: "0より大きい数を入力してください。",
    hint: "手数料は交渉できます。",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  return {
    rest: { label: texts.years, min: 0, max: 60, mark: common.required, required: true },
    filled: {
      label: texts.price,
      defaultValue: 1_250_000,
      step: 10_000,
      formatOptions: {
        style: "currency",
        currency: "USD",
        currencyDisplay: "narrowSymbol",
        maximumFractionDigits: 0,
      },
    },
    percent: {
      label: texts.rate,
      hint: texts.hint,
      defaultValue: 0.025,
      step: 0.001,
      formatOptions: { style: "percent", maximumFractionDigits: 2 },
    },
    unit: {
      label: texts.size,
      defaultValue: 0.25,
      stepperHidden: true,
      formatOptions: { style: "unit", unit: "acre" },
    },
    invalid: { label: texts.years, defaultValue: 0, error: texts.error },
    disabled: { label: texts.years, defaultValue: 12, disabled: true },
  } satisfies Record<string, NumberFieldProps>;
}

const meta = {
  title: "Components/NumberField",
  component: NumberField,
  args: { label: "경력" },
  render: (args, { globals }) => <NumberField {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <NumberField {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Percent: Story = storyOf("percent");

export const Unit: Story = storyOf("unit");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <NumberField {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
