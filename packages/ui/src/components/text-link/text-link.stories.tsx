import type { Meta, StoryObj } from "@storybook/react-vite";
import { onDark, onPlane, sheet } from "../../private/story-sheet.css.ts";
import { pickWords } from "../../private/story-toolbar.ts";
import { ArrowRightIcon } from "../icon/icons.ts";
import { TextLink } from "./text-link.tsx";

const words = { ko: "제작 과정 보기", en: "See how it works", ja: "制作の流れを見る" };

const meta = {
  title: "Components/TextLink",
  component: TextLink,
  args: { href: "#", children: words.ko },
  argTypes: {
    href: { description: "Where it leads.", control: "text" },
    children: { description: "The words, and an icon before or after them.", control: false },
  },
  render: (given, { globals }) => <TextLink {...given}>{pickWords(globals, words)}</TextLink>,
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const WithIcon: Story = {
  render: (given, { globals }) => (
    <TextLink {...given}>
      {pickWords(globals, words)}
      <ArrowRightIcon />
    </TextLink>
  ),
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] > *"],
      focusVisible: ["[data-state=focus-visible] > *"],
    },
  },
  render: ({ href }, { globals }) => {
    const text = pickWords(globals, words);
    return (
      <>
        {["rest", "hover", "focus-visible"].map((state) => (
          <div key={state} className={sheet} data-state={state}>
            <TextLink href={href}>{text}</TextLink>
            <TextLink href={href}>
              {text}
              <ArrowRightIcon />
            </TextLink>
          </div>
        ))}
        <div className={onPlane}>
          <TextLink href={href}>{text}</TextLink>
        </div>
        <div className={onDark}>
          <TextLink href={href}>{text}</TextLink>
        </div>
      </>
    );
  },
};
