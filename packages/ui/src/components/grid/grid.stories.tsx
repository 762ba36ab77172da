import type { Meta, StoryObj } from "@storybook/react-vite";
import { layoutItem } from "../../../test/fixtures/story.css.ts";
import { Stack } from "../stack/stack.tsx";
import { Grid } from "./grid.tsx";

const children = ["1", "2 2", "3 3 3", "4", "5 5"].map((text) => (
  <div key={text} className={layoutItem}>
    {text}
  </div>
));

const meta = {
  title: "Components/Grid",
  component: Grid,
  args: { columns: 3, children },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three columns, two up to 1100 px, one up to 760 px. */
export const Responsive: Story = { args: { columns: { default: 3, tablet: 2, mobile: 1 } } };

export const Gallery: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid columns={2} gap={8}>
        {children}
      </Grid>
      <Grid columns={{ default: 3, tablet: 2, mobile: 1 }}>{children}</Grid>
      <Grid columns={4} gap={{ default: 40, mobile: 12 }}>
        {children}
      </Grid>
      <Grid columns={2} gap={40} rowGap={4}>
        {children}
      </Grid>
    </Stack>
  ),
};
