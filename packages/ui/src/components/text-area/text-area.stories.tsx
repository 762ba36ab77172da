import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, sheet } from "../../private/story-sheet.css.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { TextArea } from "./text-area.tsx";

const words = {
  ko: "뒷마당이 있는 집을 찾습니다. 아이가 둘이라 초등학교가 가까웠으면 합니다.",
  en: "We are looking for a house with a back yard, close to a primary school for our two children.",
  ja: "裏庭のある家を探しています。子どもが二人いるため、小学校に近いと助かります。",
};

/** A text area in each of its states, in the toolbar's language. */
function looks(globals: Readonly<Record<string, unknown>>) {
  const { common, contact } = labelsFor(readToolbar(globals).locale);
  const message = { label: contact.message, mark: common.required, required: true };
  const defaultValue = pickWords(globals, words);
  return {
    rest: message,
    filled: { ...message, defaultValue },
    invalid: { ...message, error: contact.messageRequired },
    off: { ...message, defaultValue, disabled: true },
  };
}

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "문의 내용" },
  argTypes: {
    rows: { description: "Height in lines of text; 5 unless told.", control: "number" },
    required: {
      description: "The field must not stay empty; the mark is then for the eye alone.",
      control: "boolean",
    },
    disabled: { description: "Cannot be filled in now.", control: "boolean" },
  },
  render: (given, { globals }) => <TextArea {...given} {...looks(globals).rest} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (look: keyof ReturnType<typeof looks>): Story => ({
  render: (given, { globals }) => <TextArea {...given} {...looks(globals)[look]} />,
});

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focus: true } } };

export const Filled: Story = showing("filled");

export const Invalid: Story = { ...showing("invalid"), name: "Error" };

export const Off: Story = showing("off");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "off"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] textarea"], focus: ["[data-state=focus] textarea"] },
  },
  render: (_, { globals }) => {
    const props = looks(globals);
    return (
      <div className={sheet}>
        {states.map(([state, look]) => (
          <div key={state} className={column} data-state={state}>
            <TextArea {...props[look]} />
          </div>
        ))}
      </div>
    );
  },
};
