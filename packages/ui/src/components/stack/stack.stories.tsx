import type { Meta, StoryObj } from "@storybook/react-vite";
import { layoutItem } from "../../../test/fixtures/story.css.ts";
import { Grid } from "../grid/grid.tsx";
import { Stack } from "./stack.tsx";

const children = ["1", "2 2", "3 3 3"].map((text) => (
  <div key={text} className={layoutItem}>
    {text}
  </div>
));

const meta = {
  title: "Components/Stack",
  component: Stack,
  args: { children },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Start: Story = { args: { align: "start" } };

export const Responsive: Story = { args: { gap: { default: 40, mobile: 12 } } };

export const Gallery: Story = {
  render: () => (
    <Grid columns={{ default: 4, mobile: 2 }}>
      <Stack gap={8}>{children}</Stack>
      <Stack gap={24} align="start">
        {children}
      </Stack>
      <Stack gap={0} align="center">
        {children}
      </Stack>
      <Stack gap={4} align="end">
        {children}
      </Stack>
    </Grid>
  ),
};
