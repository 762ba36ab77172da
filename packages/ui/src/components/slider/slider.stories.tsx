import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { Slider, type NumberRange, type SliderProps } from "./slider.tsx";

const messages = {
  ko: { price: "가격 범위", size: "글자 크기", hint: "손잡이를 움직이면 바로 적용됩니다." },
  en: { price: "Price range", size: "Text size", hint: "Applies while you move it." },
  ja: { price: "価格帯", size: "文字の大きさ", hint: "動かすとすぐに反映されます。" },
};

type Variant = "rest" | "range" | "wholeRange" | "disabled";

function getVariants(globals: Readonly<Record<string, unknown>>): Record<Variant, SliderProps> {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const labels = controlLabelsFor(readToolbar(globals).locale).slider;
  const size = { label: texts.size, min: 14, max: 22, hint: `${texts.hint} (${common.optional})` };
  const price = {
    label: texts.price,
    min: 0,
    max: 3_000_000,
    step: 50_000,
    range: true,
    labels,
    formatOptions: {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    },
  } as const;
  return {
    rest: { ...size, defaultValue: 17 },
    range: { ...price, defaultValue: [650_000, 1_800_000] satisfies NumberRange },
    wholeRange: price,
    disabled: { ...size, defaultValue: 19, disabled: true },
  };
}

const meta = {
  title: "Components/Slider",
  component: Slider,
  args: { label: "글자 크기", min: 14, max: 22 },
  render: (_, { globals }) => <Slider {...getVariants(globals).rest} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: Variant): Story => ({
  render: (_, { globals }) => <Slider {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Range: Story = storyOf("range");

export const WholeRange: Story = storyOf("wholeRange");

export const Disabled: Story = storyOf("disabled");

export const Gallery: Story = {
  render: (_, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <Slider {...props} />
        </div>
      ))}
    </div>
  ),
};
