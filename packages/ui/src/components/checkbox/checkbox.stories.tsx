import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Checkbox } from "./checkbox.tsx";

function getLabels(globals: Readonly<Record<string, unknown>>) {
  const { errors, lead } = labelsFor(readToolbar(globals).locale);
  return { label: lead.privacyConsent, error: errors["consent.required"] };
}

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "개인정보 수집·이용에 동의합니다" },
  argTypes: { disabled: { description: "Disables the checkbox.", control: "boolean" } },
  render: (args, { globals }) => <Checkbox {...args} label={getLabels(globals).label} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Invalid: Story = {
  name: "Error",
  render: (args, { globals }) => <Checkbox {...args} {...getLabels(globals)} />,
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
    const { label, error } = getLabels(globals);
    return (
      <div className={wrappingRow}>
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
