import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Inline } from "../inline/inline.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

const messages = {
  ko: { first: "매물", second: "문의", third: "계약" },
  en: { first: "Listings", second: "Inquiries", third: "Agreements" },
  ja: { first: "物件", second: "お問い合わせ", third: "契約" },
};

const meta = { title: "Components/Divider", component: Divider, args: {} } satisfies Meta<
  typeof Divider
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { tone: "strong" } };

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { first, second, third } = pickByLocale(globals, messages);
    return (
      <Stack gap={20}>
        <Text>{first}</Text>
        <Divider />
        <Text>{second}</Text>
        <Divider tone="strong" />
        <Inline gap={20}>
          <Text as="span">{first}</Text>
          <Divider orientation="vertical" />
          <Text as="span">{second}</Text>
          <Divider orientation="vertical" tone="strong" />
          <Text as="span">{third}</Text>
        </Inline>
      </Stack>
    );
  },
};
