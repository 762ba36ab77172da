import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, sheet } from "../../private/story-sheet.css.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { TextField } from "./text-field.tsx";

const words = {
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

/** A field in each of its states, in the toolbar's language. */
function looks(globals: Readonly<Record<string, unknown>>) {
  const { common, contact, errors, lead } = labelsFor(readToolbar(globals).locale);
  const { person, company, agency, long } = pickWords(globals, words);
  const name = { label: lead.name, mark: common.required, required: true };
  const email = { label: contact.email, mark: common.optional, defaultValue: "jiho@" };
  return {
    rest: name,
    filled: { ...name, defaultValue: person },
    hinted: { ...name, label: lead.area, hint: lead.areaHint },
    invalid: { ...email, error: errors["email.format"] },
    off: { label: company, defaultValue: agency, disabled: true },
    long: { ...name, label: long, error: errors["text.tooShort"] },
  };
}

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "이름", mark: "필수" },
  argTypes: {
    required: {
      description: "The field must not stay empty; the mark is then for the eye alone.",
      control: "boolean",
    },
    disabled: { description: "Cannot be filled in now.", control: "boolean" },
  },
  render: (given, { globals }) => <TextField {...given} {...looks(globals).rest} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (look: keyof ReturnType<typeof looks>): Story => ({
  render: (given, { globals }) => <TextField {...given} {...looks(globals)[look]} />,
});

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focus: true } } };

export const Filled: Story = showing("filled");

export const WithHint: Story = showing("hinted");

export const Invalid: Story = { ...showing("invalid"), name: "Error" };

export const Off: Story = showing("off");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "off"],
  ["hint", "hinted"],
  ["long", "long"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] input"], focus: ["[data-state=focus] input"] },
  },
  render: (_, { globals }) => {
    const props = looks(globals);
    return (
      <div className={sheet}>
        {states.map(([state, look]) => (
          <div key={state} className={column} data-state={state}>
            <TextField {...props[look]} />
          </div>
        ))}
      </div>
    );
  },
};
