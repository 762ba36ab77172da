import type { Meta, StoryObj } from "@storybook/react-vite";
import { layoutItem } from "../../../test/fixtures/story.css.ts";
import { Stack } from "../stack/stack.tsx";
import { Inline } from "./inline.tsx";

const children = ["1", "2 2", "3 3 3"].map((text) => (
  <div key={text} className={layoutItem}>
    {text}
  </div>
));

const meta = {
  title: "Components/Inline",
  component: Inline,
  args: { children },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: "between" } };

export const Gallery: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline>{children}</Inline>
      <Inline gap={24} justify="center">
        {children}
      </Inline>
      <Inline gap={4} justify="end">
        {children}
      </Inline>
      <Inline justify="between">{children}</Inline>
      <Inline align="baseline">
        <span>1</span>
        {children}
      </Inline>
      <Inline gap={8}>
        {["a", "b", "c", "d", "e", "f", "g"].map((row) => (
          <Inline key={row}>{children}</Inline>
        ))}
      </Inline>
      <Inline gap={40} rowGap={4}>
        {["a", "b", "c", "d", "e", "f", "g"].map((row) => (
          <Inline key={row}>{children}</Inline>
        ))}
      </Inline>
    </Stack>
  ),
};
