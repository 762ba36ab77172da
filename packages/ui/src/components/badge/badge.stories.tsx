import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Inline } from "../inline/inline.tsx";
import { Badge } from "./badge.tsx";

const messages = {
  ko: { neutral: "중개사", accent: "3", success: "인증됨", warning: "만료 예정", error: "만료됨" },
  en: {
    neutral: "Realtor",
    accent: "3",
    success: "Verified",
    warning: "Expiring",
    error: "Expired",
  },
  ja: {
    neutral: "エージェント",
    accent: "3",
    success: "確認済み",
    warning: "期限間近",
    error: "期限切れ",
  },
};

const tones = ["neutral", "accent", "success", "warning", "error"] as const;

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { tone: "neutral", children: messages.ko.neutral },
  argTypes: { children: { control: "text" } },
  render: ({ tone = "neutral" }, { globals }) => (
    <Badge tone={tone}>{pickByLocale(globals, messages)[tone]}</Badge>
  ),
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Accent: Story = { args: { tone: "accent" } };

export const Success: Story = { args: { tone: "success" } };

export const Warning: Story = { args: { tone: "warning" } };

export const ErrorTone: Story = { name: "Error", args: { tone: "error" } };

export const Gallery: Story = {
  render: (_, { globals }) => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {pickByLocale(globals, messages)[tone]}
        </Badge>
      ))}
      <Badge>128</Badge>
    </Inline>
  ),
};
