import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Grid } from "../grid/grid.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Card, type CardProps } from "./card.tsx";

const messages = {
  ko: {
    role: "리얼터",
    title: "라이선스",
    body: "캘리포니아 DRE 01999999, 2027년 6월 30일까지 유효합니다.",
    action: "수정",
  },
  en: {
    role: "Realtor",
    title: "License",
    body: "California DRE 01999999, valid until June 30, 2027.",
    action: "Edit",
  },
  ja: {
    role: "エージェント",
    title: "ライセンス",
    body: "カリフォルニア DRE 01999999、2027年6月30日まで有効です。",
    action: "編集",
  },
};

function Sample({ globals, ...card }: CardProps & { globals: Record<string, unknown> }) {
  const { role, title, body, action } = pickByLocale(globals, messages);
  return (
    <Card {...card}>
      <Stack align="start">
        <Badge>{role}</Badge>
        <Stack gap={8}>
          <Heading level={2} size="lead">
            {title}
          </Heading>
          <Text size="small" tone="secondary">
            {body}
          </Text>
        </Stack>
        <Button variant="outline" size="medium">
          {action}
        </Button>
      </Stack>
    </Card>
  );
}

const meta = {
  title: "Components/Card",
  component: Card,
  args: { tone: "outlined" },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => <Sample {...args} globals={globals} />,
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Subtle: Story = { args: { tone: "subtle" } };

export const Gallery: Story = {
  render: (_, { globals }) => (
    <Grid columns={{ default: 2, mobile: 1 }}>
      <Sample globals={globals} />
      <Sample globals={globals} tone="subtle" />
    </Grid>
  ),
};
