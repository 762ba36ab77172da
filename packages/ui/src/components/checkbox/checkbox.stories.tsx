import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, sheet } from "../../private/story-sheet.css.ts";
import { readToolbar } from "../../private/story-toolbar.ts";
import { Checkbox } from "./checkbox.tsx";

function wordsIn(globals: Readonly<Record<string, unknown>>) {
  const { errors, lead } = labelsFor(readToolbar(globals).locale);
  return { label: lead.privacyConsent, error: errors["consent.required"] };
}

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "개인정보 수집·이용에 동의합니다" },
  argTypes: { disabled: { description: "Cannot be ticked now.", control: "boolean" } },
  render: (given, { globals }) => <Checkbox {...given} label={wordsIn(globals).label} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ["label"] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Ticked: Story = { args: { defaultChecked: true } };

export const Invalid: Story = {
  name: "Error",
  render: (given, { globals }) => <Checkbox {...given} {...wordsIn(globals)} />,
};

export const Off: Story = { args: { disabled: true } };

const states = ["rest", "hover", "focus-visible"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] label"],
      focusVisible: ["[data-state=focus-visible] input"],
    },
  },
  render: (_, { globals }) => {
    const { label, error } = wordsIn(globals);
    return (
      <div className={sheet}>
        {states.map((state) => (
          <div key={state} className={column} data-state={state}>
            <Checkbox label={label} />
            <Checkbox label={label} defaultChecked />
          </div>
        ))}
        <div className={column}>
          <Checkbox label={label} error={error} />
          <Checkbox label={label} invalid defaultChecked />
        </div>
        <div className={column}>
          <Checkbox label={label} disabled />
          <Checkbox label={label} disabled defaultChecked />
        </div>
      </div>
    );
  },
};
