import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { shapes } from "../../../test/fixtures/story.css.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  args: { label: labelsFor("ko").common.loading, shape: "cards", count: 3 },
  render: (args, { globals }) => (
    <Skeleton {...args} label={labelsFor(readToolbar(globals).locale).common.loading} />
  ),
  // Hidden for the first 300 ms.
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector("[role=status]:last-child");
    await waitFor(() => expect(shown).toBeVisible());
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rows: Story = { args: { shape: "rows" } };

export const Text: Story = { args: { shape: "text" } };

export const Gallery: Story = {
  render: (args, { globals }) => {
    const label = labelsFor(readToolbar(globals).locale).common.loading;
    return (
      <div className={shapes}>
        <Skeleton {...args} label={label} />
        <Skeleton {...args} label={label} shape="rows" />
        <Skeleton {...args} label={label} shape="text" />
      </div>
    );
  },
};
