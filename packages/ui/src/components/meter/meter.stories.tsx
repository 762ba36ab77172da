import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { Meter } from "./meter.tsx";

const messages = {
  ko: {
    storage: "저장 공간",
    some: "10GB 중 3.2GB",
    most: "10GB 중 8.6GB, 거의 찼습니다",
    full: "가득 찼습니다. 사진을 지워 주세요",
    complete: "홈페이지 완성도",
  },
  en: {
    storage: "Storage",
    some: "3.2 of 10 GB",
    most: "8.6 of 10 GB, almost full",
    full: "Full. Delete photos",
    complete: "Website completeness",
  },
  ja: {
    storage: "保存容量",
    some: "10 GB中3.2 GB",
    most: "10 GB中8.6 GB、残りわずかです",
    full: "容量がいっぱいです。写真を削除してください",
    complete: "ホームページの完成度",
  },
};

const meta = {
  title: "Components/Meter",
  component: Meter,
  args: { label: messages.ko.storage, value: 32 },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <Meter {...args} label={pickByLocale(globals, messages).storage} />
  ),
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AlmostFull: Story = { args: { value: 86, tone: "warning" } };

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { storage, some, most, full, complete } = pickByLocale(globals, messages);
    return (
      <>
        <Meter label={storage} value={32} valueText={some} />
        <Meter label={complete} value={100} tone="success" />
        <Meter label={storage} value={86} valueText={most} tone="warning" />
        <Meter label={storage} value={100} valueText={full} tone="error" />
      </>
    );
  },
};
