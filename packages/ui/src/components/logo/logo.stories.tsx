import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { onDark, onPlane, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Components/Logo",
  component: Logo,
  args: { href: "#", label: labelsFor("en").common.brand },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Uses the inherited text color. */
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div className={onDark}>
        <Story />
      </div>
    ),
  ],
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus] a"] } },
  render: (args) => (
    <>
      <div className={wrappingRow}>
        <Logo {...args} />
      </div>
      <div className={wrappingRow} data-state="focus">
        <Logo {...args} />
      </div>
      <div className={onDark}>
        <Logo {...args} />
      </div>
      <div className={onPlane}>
        <Logo {...args} />
      </div>
    </>
  ),
};
