import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { stage } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  args: { children: labelsFor("ko").common.skip },
  argTypes: { children: { control: "text" } },
  render: (args, { globals }) => (
    <div className={stage}>
      <SkipLink {...args}>{labelsFor(readToolbar(globals).locale).common.skip}</SkipLink>
      <main id="main" />
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Press Tab. */
export const Default: Story = {};

const focused = { pseudo: { focus: ["a"], focusVisible: ["a"] } };

export const Focused: Story = { parameters: focused };

export const Gallery: Story = { parameters: focused };
