import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Accordion } from "./accordion.tsx";

const messages = {
  ko: [
    ["비용이 있나요?", "없습니다. 홈페이지와 문의 관리는 무료입니다."],
    ["제 도메인을 쓸 수 있나요?", "설정에서 주소를 연결하면 됩니다."],
    ["사진은 몇 장까지 올릴 수 있나요?", "24장까지 올릴 수 있습니다."],
  ],
  en: [
    ["Does it cost anything?", "No. The website and the inbox are free."],
    ["Can I use my own domain?", "Connect it in the settings."],
    ["How many photos can I add?", "Up to 24."],
  ],
  ja: [
    ["費用はかかりますか。", "かかりません。ホームページもお問い合わせの管理も無料です。"],
    ["自分のドメインを使えますか。", "設定でアドレスを接続できます。"],
    ["写真は何枚まで追加できますか。", "24枚までです。"],
  ],
};

const createParts = (texts: readonly string[][]) =>
  texts.map(([title = "", body], index) => (
    <Disclosure key={title} id={String(index)} title={title}>
      {body}
    </Disclosure>
  ));

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  args: { children: createParts(messages.ko), defaultExpanded: ["0"] },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <Accordion {...args}>{createParts(pickByLocale(globals, messages))}</Accordion>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Multiple: Story = { args: { multiple: true, defaultExpanded: ["0", "2"] } };

/** Opening a part closes the other. */
export const OtherOpened: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("button");
    await userEvent.click(second as HTMLElement);
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
};

export const Gallery: Story = { args: { multiple: true, defaultExpanded: ["0"] } };
