import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { DesktopIcon, SmartphoneIcon, TabletIcon } from "../icons/icons.ts";
import { ToggleButtonGroup, type ToggleButtonGroupProps } from "./toggle-button-group.tsx";

const messages = {
  ko: {
    label: "보기",
    options: ["안 읽음", "한국어", "전화"],
    devices: ["컴퓨터", "태블릿", "휴대전화"],
  },
  en: {
    label: "Show",
    options: ["Unread", "Korean", "Phone"],
    devices: ["Computer", "Tablet", "Phone"],
  },
  ja: {
    label: "表示",
    options: ["未読", "韓国語", "電話"],
    devices: ["パソコン", "タブレット", "スマートフォン"],
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const options = texts.options.map((label, n) => ({ value: `${n}`, label, disabled: n === 2 }));
  const icons = [<DesktopIcon key="0" />, <TabletIcon key="1" />, <SmartphoneIcon key="2" />];
  const devices = texts.devices.map((label, n) => ({ value: `${n}`, label, icon: icons[n] }));
  const label = `${texts.label} (${common.optional})`;
  return {
    rest: { label, options, selection: "multiple", defaultValue: ["0"] },
    icons: { label, options: devices, selection: "multiple", defaultValue: ["0", "2"] },
    single: { label, options, selection: "single" },
    required: {
      label,
      labelHidden: true,
      options: options.map((option, n) => ({ ...option, count: `${12 - 5 * n}` })),
      selection: "single",
      required: true,
      defaultValue: ["0"],
    },
    disabled: { label, options, selection: "multiple", defaultValue: ["0"], disabled: true },
  } satisfies Record<string, ToggleButtonGroupProps>;
}

const meta = {
  title: "Components/ToggleButtonGroup",
  component: ToggleButtonGroup,
  args: { label: "보기", options: [], selection: "multiple" },
  render: (args, { globals }) => <ToggleButtonGroup {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <ToggleButtonGroup {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Icons: Story = storyOf("icons");

export const Single: Story = storyOf("single");

export const Required: Story = storyOf("required");

export const Disabled: Story = storyOf("disabled");

/** `lang` of an option: browsers and screen readers choose font and voice by it. */
export const Languages: Story = {
  render: (args, { globals }) => (
    <ToggleButtonGroup
      {...args}
      {...getVariants(globals).rest}
      options={languageOptions}
      defaultValue={["ja"]}
    />
  ),
};

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <ToggleButtonGroup {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
