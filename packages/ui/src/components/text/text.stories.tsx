import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "./text.tsx";

const messages = {
  ko: "한국어를 쓰는 가족의 집을 15년 동안 찾아 왔습니다.",
  en: "For 15 years I have helped families find their home.",
  ja: "15年間、ご家族の住まい探しをお手伝いしてきました。",
};

const meta = {
  title: "Components/Text",
  component: Text,
  args: { children: messages.ko },
  argTypes: { children: { control: "text" } },
  render: (args, { globals }) => <Text {...args}>{pickByLocale(globals, messages)}</Text>,
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { size: "caption", tone: "secondary" } };

export const Gallery: Story = {
  render: (_, { globals }) => {
    const message = pickByLocale(globals, messages);
    return (
      <Stack gap={24}>
        {(["lead", "body", "base", "small", "caption", "fine"] as const).map((size) => (
          <Stack key={size} gap={4}>
            <Text size={size}>{message}</Text>
            <Text size={size} weight="medium" tone="secondary">
              {message}
            </Text>
            <Text size={size} weight="semibold" tone="accent">
              {message}
            </Text>
          </Stack>
        ))}
        <Text tone="error">{message}</Text>
      </Stack>
    );
  },
};
