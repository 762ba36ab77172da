import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Status } from "./status.tsx";

const messages = {
  ko: {
    live: "공개 중",
    draft: "작성 중",
    unsaved: "저장하지 않은 변경 3건",
    attention: "확인 필요",
    new: "새 문의",
  },
  en: {
    live: "Live",
    draft: "Draft",
    unsaved: "3 unsaved changes",
    attention: "Needs attention",
    new: "New",
  },
  ja: {
    live: "公開中",
    draft: "下書き",
    unsaved: "未保存の変更 3件",
    attention: "確認が必要",
    new: "未対応",
  },
};

const meta = {
  title: "Components/Status",
  component: Status,
  args: { kind: "live", children: messages.ko.live },
  argTypes: { children: { control: "text" } },
  render: ({ kind }, { globals }) => (
    <Status kind={kind}>{pickByLocale(globals, messages)[kind]}</Status>
  ),
} satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Draft: Story = { args: { kind: "draft" } };

export const Unsaved: Story = { args: { kind: "unsaved" } };

export const Attention: Story = { args: { kind: "attention" } };

export const New: Story = { args: { kind: "new" } };

const kinds = ["live", "draft", "unsaved", "attention", "new"] as const;

export const Gallery: Story = {
  render: (_, { globals }) => (
    <div className={wrappingRow}>
      {kinds.map((kind) => (
        <Status key={kind} kind={kind}>
          {pickByLocale(globals, messages)[kind]}
        </Status>
      ))}
    </div>
  ),
};
