import type { Meta, StoryObj } from "@storybook/react-vite";
import { layoutItem } from "../../../test/fixtures/story.css.ts";
import { Box } from "./box.tsx";

const meta = {
  title: "Components/Box",
  component: Box,
  args: { padding: 24, background: "subtle", children: "padding={24}" },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Less space up to 760 px. */
export const Responsive: Story = {
  args: { padding: { default: 40, mobile: 16 }, children: "40 / 16" },
};

export const Gallery: Story = {
  render: () => (
    <Box display="grid" columns={1} gap={16}>
      <Box padding={24} background="subtle">
        padding 24
      </Box>
      <Box padding={8} background="subtle" color="secondary">
        padding 8
      </Box>
      <Box display="flex" gap={24} justifyContent="between" alignItems="end">
        <div className={layoutItem}>between</div>
        <Box as="span" padding={24} className={layoutItem}>
          span
        </Box>
      </Box>
      <Box as="p" color="accent">
        accent
      </Box>
      <Box as="p" color="error">
        error
      </Box>
    </Box>
  ),
};
