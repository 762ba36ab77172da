import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { ProgressBar } from "./progress-bar.tsx";

const messages = {
  ko: {
    publish: "공개하는 중",
    check: "주소를 확인하는 중",
    photos: "사진 올리기",
    count: "12장 중 5장",
  },
  en: { publish: "Publishing", check: "Checking the address", photos: "Photos", count: "5 of 12" },
  ja: {
    publish: "公開しています",
    check: "アドレスを確認しています",
    photos: "写真",
    count: "12枚中5枚",
  },
};

const meta = {
  title: "Components/ProgressBar",
  component: ProgressBar,
  args: { label: messages.ko.publish, value: 42 },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <ProgressBar {...args} label={pickByLocale(globals, messages).publish} />
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UnknownLength: Story = { args: { value: null } };

export const OwnValueText: Story = {
  render: (args, { globals }) => {
    const { photos, count } = pickByLocale(globals, messages);
    return <ProgressBar {...args} label={photos} value={5} max={12} valueText={count} />;
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { publish, check, photos, count } = pickByLocale(globals, messages);
    return (
      <>
        <ProgressBar label={publish} value={0} />
        <ProgressBar label={publish} value={42} />
        <ProgressBar label={photos} value={5} max={12} valueText={count} />
        <ProgressBar label={publish} value={100} />
        <ProgressBar label={check} value={null} />
        <ProgressBar label={publish} labelHidden value={64} />
      </>
    );
  },
};
