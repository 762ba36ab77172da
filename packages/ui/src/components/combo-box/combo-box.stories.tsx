import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { ComboBox } from "./combo-box.tsx";

const messages = {
  ko: {
    label: "활동 도시",
    placeholder: "도시 이름",
    error: "도시를 골라 주세요.",
    hint: "목록에 없으면 입력해 주세요.",
    cities: ["어바인", "풀러턴", "부에나파크"],
  },
  en: {
    label: "City",
    placeholder: "Name of a city",
    error: "Choose a city.",
    hint: "Type a name that is not in the list.",
    cities: ["Irvine", "Fullerton", "Buena Park"],
  },
  ja: {
    label: "活動する市",
    placeholder: "市の名前",
    error: "市をお選びください。",
    hint: "一覧にない場合は入力してください。",
    cities: ["アーバイン", "フラートン", "ブエナパーク"],
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const labels = controlLabelsFor(readToolbar(globals).locale).comboBox;
  const options = texts.cities.map((city, n) => ({ value: `${n}`, label: city }));
  const base = { label: texts.label, placeholder: texts.placeholder, options, labels };
  return {
    rest: { ...base, mark: common.required, required: true },
    filled: { ...base, defaultValue: "0", creatable: true, hint: texts.hint },
    invalid: { ...base, error: texts.error },
    disabled: { ...base, defaultValue: "1", disabled: true },
  };
}

function getFreeText(globals: Readonly<Record<string, unknown>>) {
  const { rest } = getVariants(globals);
  return {
    ...rest,
    required: false,
    mark: undefined,
    hint: pickByLocale(globals, messages).hint,
    freeText: true as const,
  };
}

const meta = {
  title: "Components/ComboBox",
  component: ComboBox,
  args: { label: "활동 도시", labels: controlLabelsFor("ko").comboBox, options: [] },
  render: (args, { globals }) => <ComboBox {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <ComboBox {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

export const FreeText: Story = {
  render: (_, { globals }) => <ComboBox {...getFreeText(globals)} />,
};

export const Open: Story = {
  tags: ["!autodocs"],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "{ArrowDown}");
    await screen.findByRole("listbox");
  },
};

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <ComboBox {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
