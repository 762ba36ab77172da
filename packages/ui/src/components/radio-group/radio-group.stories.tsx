import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { RadioGroup } from "./radio-group.tsx";

const messages = {
  ko: {
    label: "디자인",
    error: "하나를 골라 주세요.",
    options: ["포트레이트", "파노라마", "에디토리얼"],
    note: "인물 사진이 먼저 보입니다.",
  },
  en: {
    label: "Design",
    error: "Choose one.",
    options: ["Portrait", "Panorama", "Editorial"],
    note: "Your photo comes first.",
  },
  ja: {
    label: "デザイン",
    error: "1つお選びください。",
    options: ["ポートレート", "パノラマ", "エディトリアル"],
    note: "人物写真が最初に見えます。",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const options = texts.options.map((label, n) => ({
    value: `${n}`,
    label,
    ...(n === 0 ? { description: texts.note } : {}),
  }));
  const oneDisabled = options.map((option, n) => ({ ...option, disabled: n === 2 }));
  const base = { label: texts.label, options };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, options: oneDisabled, defaultValue: "1" },
    horizontal: { ...base, orientation: "horizontal" as const, defaultValue: "0" },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "1", disabled: true },
  };
}

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: { label: "디자인", options: [] },
  render: (args, { globals }) => <RadioGroup {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <RadioGroup {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Horizontal: Story = storyOf("horizontal");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const Custom: Story = {
  render: (args, { globals }) => (
    <RadioGroup {...args} {...getVariants(globals).horizontal}>
      {({ label }, isSelected) => (isSelected ? <strong>{label}</strong> : label)}
    </RadioGroup>
  ),
};

/** `lang` of an option: browsers and screen readers choose font and voice by it. */
export const Languages: Story = {
  render: (args, { globals }) => (
    <RadioGroup
      {...args}
      {...getVariants(globals).rest}
      options={languageOptions}
      defaultValue="ja"
    />
  ),
};

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <RadioGroup {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
