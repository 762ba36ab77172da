import type { Meta, StoryObj } from "@storybook/react-vite";
import { portraitImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Inline } from "../inline/inline.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Avatar, type AvatarProps } from "./avatar.tsx";

const people: Readonly<Record<"ko" | "en" | "ja", Pick<AvatarProps, "label" | "lang">>> = {
  ko: { label: "김서연", lang: "ko" },
  en: { label: "Claire Whitmore", lang: "en" },
  ja: { label: "佐藤 遥", lang: "ja" },
};

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { label: people.ko.label, lang: "ko" },
  render: (args, { globals }) => <Avatar {...args} {...pickByLocale(globals, people)} />,
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { src: portraitImage() } };

export const Large: Story = { args: { size: "large" } };

/** Next to the name, which screen readers read once. */
export const Decorative: Story = {
  args: { decorative: true, src: portraitImage() },
  render: (args, { globals }) => {
    const person = pickByLocale(globals, people);
    return (
      <Inline>
        <Avatar {...args} {...person} />
        <Text as="span" weight="semibold" lang={person.lang}>
          {person.label}
        </Text>
      </Inline>
    );
  },
};

export const Gallery: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={12}>
        <Avatar label="김서연" src={portraitImage()} />
        {["김서연", "佐藤 遥", "Claire Whitmore", "Đặng Thu Thảo", "سارة", "Ольга", "42"].map(
          (name) => (
            <Avatar key={name} label={name} />
          ),
        )}
      </Inline>
      <Inline gap={24}>
        <Avatar label="김서연" src={portraitImage()} size="large" />
        <Avatar label="김서연" lang="ko" size="large" />
      </Inline>
    </Stack>
  ),
};
