import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { stage } from "../../../test/fixtures/story.css.ts";
import { ConsentBanner } from "./consent-banner.tsx";

const messages = {
  ko: {
    title: "방문 기록을 측정해도 되겠습니까?",
    body: "동의하시면 어떤 화면이 도움이 되는지 측정합니다.",
    policy: "개인정보처리방침",
    purposes: [
      { id: "needed", label: "필수", hint: "로그인과 언어를 기억합니다.", required: true },
      { id: "measuring", label: "측정", hint: "방문한 화면을 이름 없이 셉니다." },
    ],
  },
  en: {
    title: "May we measure visits?",
    body: "If you agree, we measure which pages help.",
    policy: "Privacy Policy",
    purposes: [
      { id: "needed", label: "Needed", hint: "Remembers sign-in and language.", required: true },
      { id: "measuring", label: "Measuring", hint: "Counts visited pages, without names." },
    ],
  },
  ja: {
    title: "閲覧状況を計測してもよろしいですか?",
    body: "同意いただくと、どの画面がお役に立っているかを計測します。",
    policy: "プライバシーポリシー",
    purposes: [
      { id: "needed", label: "必須", hint: "ログインと言語を記憶します。", required: true },
      { id: "measuring", label: "計測", hint: "閲覧した画面を匿名で数えます。" },
    ],
  },
};

const meta = {
  title: "Components/ConsentBanner",
  component: ConsentBanner,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
  args: {
    labels: controlLabelsFor("ko").consent,
    title: messages.ko.title,
    children: null,
    purposes: messages.ko.purposes,
    onDecide: () => undefined,
  },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => {
    const { title, body, policy, purposes } = pickByLocale(globals, messages);
    const labels = controlLabelsFor(readToolbar(globals).locale).consent;
    return (
      <ConsentBanner {...args} labels={labels} title={title} purposes={purposes}>
        <p>
          {body} <a href="#policy">{policy}</a>
        </p>
      </ConsentBanner>
    );
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ActionHovered: Story = {
  parameters: { pseudo: { hover: ["button[value=refuse]"] } },
};

export const ActionFocused: Story = {
  parameters: { pseudo: { focusVisible: ["button[value=accept]"] } },
};

/** Required purposes are on and disabled; the others are off by default. */
export const DetailsOpen: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("details")?.setAttribute("open", "");
    const [needed, measuring] = within(canvasElement).getAllByRole("switch");
    await expect(needed).toBeChecked();
    await expect(measuring).not.toBeChecked();
  },
};

export const Gallery: Story = { ...DetailsOpen };
