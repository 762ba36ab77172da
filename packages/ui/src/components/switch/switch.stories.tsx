import type { Meta, StoryObj } from "@storybook/react-vite";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Switch } from "./switch.tsx";

const messages = {
  ko: { label: "첫 화면 어둡게", hint: "머리글과 첫 화면에만 적용됩니다." },
  en: { label: "Dark top of page", hint: "Applies to the header and the first screen only." },
  ja: { label: "最初の画面を暗くする", hint: "ヘッダーと最初の画面だけに適用されます。" },
};

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { label: messages.ko.label },
  argTypes: { disabled: { description: "Disables the switch.", control: "boolean" } },
  render: (args, { globals }) => <Switch {...args} label={pickByLocale(globals, messages).label} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  render: (args, { globals }) => <Switch {...args} {...pickByLocale(globals, messages)} />,
};

export const Disabled: Story = { args: { disabled: true } };

const states = ["rest", "hover", "focus-visible"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] label"],
      focusVisible: ["[data-state=focus-visible] input"],
    },
  },
  render: (_, { globals }) => {
    const { label, hint } = pickByLocale(globals, messages);
    return (
      <div className={wrappingRow}>
        {states.map((state) => (
          <div key={state} className={column} data-state={state}>
            <Switch label={label} />
            <Switch label={label} defaultChecked />
          </div>
        ))}
        <div className={column}>
          <Switch label={label} hint={hint} />
          <Switch label={label} hint={hint} defaultChecked />
        </div>
        <div className={column}>
          <Switch label={label} disabled />
          <Switch label={label} disabled defaultChecked />
        </div>
      </div>
    );
  },
};
