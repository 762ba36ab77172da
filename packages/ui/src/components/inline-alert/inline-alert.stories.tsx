import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { InlineAlert } from "./inline-alert.tsx";

const messages = {
  ko: {
    offline: "인터넷 연결이 끊겼습니다. 작성한 내용은 이 기기에 보관 중입니다.",
    link: "자세히",
  },
  en: { offline: "You are offline. Your work is kept on this device.", link: "Read more" },
  ja: {
    offline: "インターネット接続が切れました。入力内容はこの端末に保存しています。",
    link: "詳しく見る",
  },
};

const meta = {
  title: "Components/InlineAlert",
  component: InlineAlert,
  args: { children: labelsFor("ko").lead.failed },
  argTypes: { children: { control: "text" } },
  render: (_, { globals }) => (
    <InlineAlert>{labelsFor(readToolbar(globals).locale).lead.failed}</InlineAlert>
  ),
} satisfies Meta<typeof InlineAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The icon is aligned with the first line. */
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className={column}>
      <InlineAlert>
        {pickByLocale(globals, messages).offline}{" "}
        <a href="#more">{pickByLocale(globals, messages).link}</a>
      </InlineAlert>
    </div>
  ),
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { failed } = labelsFor(readToolbar(globals).locale).lead;
    const { offline, link } = pickByLocale(globals, messages);
    return (
      <>
        <div className={wrappingRow}>
          <InlineAlert>{failed}</InlineAlert>
        </div>
        <div className={wrappingRow}>
          <div className={column}>
            <InlineAlert>
              {offline} <a href="#more">{link}</a>
            </InlineAlert>
          </div>
        </div>
      </>
    );
  },
};
