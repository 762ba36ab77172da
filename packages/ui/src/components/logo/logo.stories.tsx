import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { onDark, onPlane, sheet } from "../../private/story-sheet.css.ts";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Components/Logo",
  component: Logo,
  // The name is the same in every language.
  args: { href: "#", name: labelsFor("en").common.brand },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

/** Takes the colour of its ground's text: white on black and on a photograph. */
export const OnDark: Story = {
  decorators: [
    (Show) => (
      <div className={onDark}>
        <Show />
      </div>
    ),
  ],
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus] a"] } },
  render: (given) => (
    <>
      <div className={sheet}>
        <Logo {...given} />
      </div>
      <div className={sheet} data-state="focus">
        <Logo {...given} />
      </div>
      <div className={onDark}>
        <Logo {...given} />
      </div>
      <div className={onPlane}>
        <Logo {...given} />
      </div>
    </>
  ),
};
