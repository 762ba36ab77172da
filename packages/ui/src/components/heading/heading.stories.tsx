import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Stack } from "../stack/stack.tsx";
import { Heading } from "./heading.tsx";

const messages = {
  ko: "당신의 이름에도 집이 필요합니다",
  en: "Your name deserves a home, too",
  ja: "あなたの名前にも、家が必要です",
};

const sizes = ["display", "banner", "section", "title", "heading", "card", "lead"] as const;

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { level: 2, children: messages.ko },
  argTypes: { children: { control: "text" } },
  render: (args, { globals }) => <Heading {...args}>{pickByLocale(globals, messages)}</Heading>,
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: "lead" } };

export const Gallery: Story = {
  render: (_, { globals }) => (
    <Stack gap={24}>
      {sizes.map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {pickByLocale(globals, messages)}
        </Heading>
      ))}
    </Stack>
  ),
};
