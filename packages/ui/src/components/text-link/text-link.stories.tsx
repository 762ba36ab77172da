import type { Meta, StoryObj } from "@storybook/react-vite";
import { onDark, onPlane, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { ArrowRightIcon } from "../icons/icons.ts";
import { TextLink } from "./text-link.tsx";

const messages = { ko: "제작 과정 보기", en: "See how it works", ja: "制作の流れを見る" };

const meta = {
  title: "Components/TextLink",
  component: TextLink,
  args: { href: "#", children: messages.ko },
  argTypes: {
    href: { description: "URL of the link.", control: "text" },
    children: { description: "Text with an optional icon before or after it.", control: false },
  },
  render: (args, { globals }) => <TextLink {...args}>{pickByLocale(globals, messages)}</TextLink>,
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  render: (args, { globals }) => (
    <TextLink {...args}>
      {pickByLocale(globals, messages)}
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
    const text = pickByLocale(globals, messages);
    return (
      <>
        {["rest", "hover", "focus-visible"].map((state) => (
          <div key={state} className={wrappingRow} data-state={state}>
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
