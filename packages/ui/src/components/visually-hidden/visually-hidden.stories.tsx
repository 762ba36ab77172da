import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const messages = {
  ko: { count: "읽지 않은 문의", visible: "3건" },
  en: { count: "Unread inquiries:", visible: "3" },
  ja: { count: "未読のお問い合わせ", visible: "3件" },
};

const meta = {
  title: "Components/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: messages.ko.count },
  argTypes: { children: { control: "text" } },
  render: (args, { globals }) => {
    const { count, visible } = pickByLocale(globals, messages);
    return (
      <Text>
        <VisuallyHidden {...args}>{count}</VisuallyHidden> {visible}
      </Text>
    );
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Only the number is visible. */
export const Gallery: Story = {};
