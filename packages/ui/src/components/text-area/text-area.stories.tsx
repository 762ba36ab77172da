import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { TextArea } from "./text-area.tsx";

const messages = {
  ko: "뒷마당이 있는 집을 찾습니다. 아이가 둘이라 초등학교가 가까웠으면 합니다.",
  en: "We are looking for a house with a back yard, close to a primary school for our two children.",
  ja: "裏庭のある家を探しています。子どもが二人いるため、小学校に近いと助かります。",
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common, contact } = labelsFor(readToolbar(globals).locale);
  const message = { label: contact.message, mark: common.required, required: true };
  const defaultValue = pickByLocale(globals, messages);
  return {
    rest: message,
    filled: { ...message, defaultValue },
    invalid: { ...message, error: contact.messageRequired },
    disabled: { ...message, defaultValue, disabled: true },
  };
}

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "문의 내용" },
  argTypes: {
    rows: { description: "Height in lines of text; 5 by default.", control: "number" },
    required: {
      description: "Also hides the mark from assistive technology.",
      control: "boolean",
    },
    disabled: { description: "Disables the field.", control: "boolean" },
  },
  render: (args, { globals }) => <TextArea {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <TextArea {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Filled: Story = storyOf("filled");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const Disabled: Story = storyOf("disabled");

const states = [
  ["rest", "rest"],
  ["hover", "rest"],
  ["focus", "filled"],
  ["filled", "filled"],
  ["error", "invalid"],
  ["disabled", "disabled"],
] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] textarea"], focus: ["[data-state=focus] textarea"] },
  },
  render: (_, { globals }) => {
    const props = getVariants(globals);
    return (
      <div className={wrappingRow}>
        {states.map(([state, variant]) => (
          <div key={state} className={column} data-state={state}>
            <TextArea {...props[variant]} />
          </div>
        ))}
      </div>
    );
  },
};
