import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Stack } from "../stack/stack.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Banner } from "./banner.tsx";

const messages = {
  ko: {
    info: "미리보기입니다. 방문자에게는 아직 보이지 않습니다.",
    success: "홈페이지가 공개되었습니다.",
    warning: "라이선스가 30일 후 만료됩니다.",
    error: "사진 두 장을 올리지 못했습니다.",
    detail: "갱신한 뒤 새 만료일을 입력해 주세요.",
    action: "라이선스 열기",
  },
  en: {
    info: "This is a preview. Visitors do not see it yet.",
    success: "Your website is live.",
    warning: "The license expires in 30 days.",
    error: "Two photos were not uploaded.",
    detail: "Renew it, then enter the new expiration date.",
    action: "Open license",
  },
  ja: {
    info: "プレビューです。訪問者にはまだ表示されません。",
    success: "ホームページを公開しました。",
    warning: "ライセンスは30日後に期限が切れます。",
    error: "写真2枚をアップロードできませんでした。",
    detail: "更新してから、新しい有効期限を入力してください。",
    action: "ライセンスを開く",
  },
};

const meta = {
  title: "Components/Banner",
  component: Banner,
  args: { severity: "info", children: messages.ko.info },
  argTypes: {
    title: { control: "text" },
    children: { control: "text" },
    action: { control: false },
  },
  render: (args, { globals }) => (
    <Banner {...args}>{pickByLocale(globals, messages)[args.severity]}</Banner>
  ),
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { args: { severity: "success" } };

export const Warning: Story = { args: { severity: "warning" } };

export const ErrorSeverity: Story = { name: "Error", args: { severity: "error" } };

export const WithTitle: Story = {
  render: (_, { globals }) => {
    const { warning, detail, action } = pickByLocale(globals, messages);
    return (
      <Banner severity="warning" title={warning} action={<TextLink href="#">{action}</TextLink>}>
        {detail}
      </Banner>
    );
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const text = pickByLocale(globals, messages);
    return (
      <Stack>
        {(["info", "success", "warning", "error"] as const).map((severity) => (
          <Banner key={severity} severity={severity}>
            {text[severity]}
          </Banner>
        ))}
        {(["info", "warning", "error"] as const).map((severity) => (
          <Banner
            key={severity}
            severity={severity}
            title={text[severity]}
            action={<TextLink href="#">{text.action}</TextLink>}
          >
            {text.detail}
          </Banner>
        ))}
      </Stack>
    );
  },
};
