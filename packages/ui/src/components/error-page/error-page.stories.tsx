import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { LanguageMenu } from "../language-menu/language-menu.tsx";
import { storyLanguages } from "../../../test/fixtures/languages.ts";
import { Logo } from "../logo/logo.tsx";
import { ErrorPage, type ErrorPageProps } from "./error-page.tsx";

const messages = {
  ko: {
    missing: {
      title: "이 주소에는\n집이 없습니다",
      body: "주소가 바뀌었거나 잘못 입력되었을 수 있습니다.",
      action: { label: "처음으로 가기", href: "#" },
    },
    failed: {
      title: "지금은\n문이 열리지 않습니다",
      body: "저희 쪽에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.",
      action: { label: "다시 시도", href: "#" },
      reference: "오류 번호 9F3C-21A8",
    },
  },
  en: {
    missing: {
      title: "There’s no home\nat this address",
      body: "The address may have changed or been mistyped.",
      action: { label: "Go to the home page", href: "#" },
    },
    failed: {
      title: "The door won’t\nopen right now",
      body: "Something went wrong on our side. Try again in a moment.",
      action: { label: "Try again", href: "#" },
      reference: "Reference 9F3C-21A8",
    },
  },
  ja: {
    missing: {
      title: "この住所に、\n家は見つかりません",
      body: "アドレスが変わったか、入力が正しくない可能性があります。",
      action: { label: "トップページへ", href: "#" },
    },
    failed: {
      title: "いま、扉が\n開きません",
      body: "こちら側で問題が発生しました。しばらくしてからもう一度お試しください。",
      action: { label: "再試行", href: "#" },
      reference: "エラー番号 9F3C-21A8",
    },
  },
};

type Globals = Readonly<Record<string, unknown>>;

function renderPage(args: ErrorPageProps, globals: Globals, kind: "missing" | "failed") {
  const menu = <LanguageMenu {...storyLanguages(readToolbar(globals).locale)} />;
  return <ErrorPage {...args} languageMenu={menu} {...pickByLocale(globals, messages)[kind]} />;
}

const meta = {
  title: "Components/ErrorPage",
  component: ErrorPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  args: {
    illustration: "placeholder-plan",
    logo: <Logo href="#" label={labelsFor("en").common.brand} />,
    languageMenu: null,
    ...messages.ko.missing,
  },
  argTypes: { logo: { control: false }, languageMenu: { control: false } },
  render: (args, { globals }) => renderPage(args, globals, "missing"),
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Status 404. */
export const Default: Story = {};

/** Status 500, with a reference for support. */
export const ClosedDoor: Story = {
  args: { illustration: "closed-door" },
  render: (args, { globals }) => renderPage(args, globals, "failed"),
};

export const ActionFocused: Story = { parameters: { pseudo: { focusVisible: ["main a"] } } };

export const Gallery: Story = { ...ClosedDoor };
