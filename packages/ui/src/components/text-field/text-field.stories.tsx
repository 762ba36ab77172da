import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { TextField } from "./text-field.tsx";

const messages = {
  ko: {
    person: "김서연",
    company: "소속 회사",
    agency: "솔트브룩 리얼티",
    long: "찾으시는 지역이나 조건을 되도록 자세히 알려 주시겠어요?",
  },
  en: {
    person: "Claire Whitmore",
    company: "Brokerage",
    agency: "Saltbrook Realty",
    long: "Which area and what kind of home are you looking for, in as much detail as you like?",
  },
  ja: {
    person: "佐藤 遥",
    company: "所属会社",
    agency: "ソルトブルック不動産",
    long: "ご希望のエリアや条件をできるだけくわしくお聞かせください",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common, contact, errors, lead } = labelsFor(readToolbar(globals).locale);
  const { person, company, agency, long } = pickByLocale(globals, messages);
  const name = { label: lead.name, mark: common.required, required: true };
  const email = { label: contact.email, mark: common.optional, defaultValue: "jiho@" };
  return {
    rest: name,
    filled: { ...name, defaultValue: person },
    hinted: { ...name, label: lead.area, hint: lead.areaHint },
    invalid: { ...email, error: errors["email.format"] },
    disabled: { label: company, defaultValue: agency, disabled: true },
    long: { ...name, label: long, error: errors["text.tooShort"] },
  };
}

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "이름", mark: "필수" },
  argTypes: {
    required: {
      description: "Also hides the mark from assistive technology.",
      control: "boolean",
    },
    disabled: { description: "Disables the field.", control: "boolean" },
  },
  render: (args, { globals }) => <TextField {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <TextField {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const WithHint: Story = storyOf("hinted");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "disabled"],
  ["hint", "hinted"],
  ["long", "long"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] input"], focus: ["[data-state=focus] input"] },
  },
  render: (_, { globals }) => {
    const props = getVariants(globals);
    return (
      <div className={wrappingRow}>
        {states.map(([state, variant]) => (
          <div key={state} className={column} data-state={state}>
            <TextField {...props[variant]} />
          </div>
        ))}
      </div>
    );
  },
};
