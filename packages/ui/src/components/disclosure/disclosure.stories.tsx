import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { TextField } from "../text-field/text-field.tsx";
import { Disclosure } from "./disclosure.tsx";

const messages = {
  ko: {
    title: "검색 결과에 보이는 내용",
    detail: "선택",
    body: "비워 두면 이름과 지역으로 만듭니다.",
    field: "제목",
    off: "자체 도메인",
  },
  en: {
    title: "What search results show",
    detail: "Optional",
    body: "Made from your name and areas if left empty.",
    field: "Title",
    off: "Own domain",
  },
  ja: {
    title: "検索結果に表示される内容",
    detail: "任意",
    body: "空欄の場合は、お名前と地域から作成します。",
    field: "タイトル",
    off: "独自ドメイン",
  },
};

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: { title: messages.ko.title, children: messages.ko.body },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const { title, body } = pickByLocale(globals, messages);
    return (
      <Disclosure {...args} title={title}>
        {body}
      </Disclosure>
    );
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = { args: { defaultExpanded: true } };

export const Disabled: Story = { args: { disabled: true } };

export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};

export const Text: Story = {
  render: (_, { globals }) => {
    const { title, detail, body } = pickByLocale(globals, messages);
    return (
      <Disclosure variant="text" title={detail} start={<p>{title}</p>} defaultExpanded>
        {body}
      </Disclosure>
    );
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] button"] } },
  render: (_, { globals }) => {
    const { title, detail, body, field, off } = pickByLocale(globals, messages);
    return (
      <div>
        <Disclosure title={title} detail={detail}>
          {body}
        </Disclosure>
        <Disclosure title={title} detail={detail} defaultExpanded>
          <TextField label={field} hint={body} />
        </Disclosure>
        <Disclosure title={title} data-state="focus-visible">
          {body}
        </Disclosure>
        <Disclosure title={off} disabled>
          {body}
        </Disclosure>
      </div>
    );
  },
};
