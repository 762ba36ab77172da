import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pickWords } from "../../private/story-toolbar.ts";
import { stage } from "../../private/story-sheet.css.ts";
import {
  DownloadIcon,
  ExternalIcon,
  LinkIcon,
  MoreIcon,
  TrashIcon,
  UploadIcon,
} from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

const words = {
  ko: {
    more: "더 보기",
    download: "내보내기",
    upload: "가져오기",
    open: "홈페이지 열기",
    copy: "주소 복사",
    remove: "홈페이지 삭제",
  },
  en: {
    more: "More",
    download: "Export",
    upload: "Import",
    open: "Open website",
    copy: "Copy address",
    remove: "Delete website",
  },
  ja: {
    more: "その他",
    download: "書き出し",
    upload: "読み込み",
    open: "ホームページを開く",
    copy: "アドレスをコピー",
    remove: "ホームページを削除",
  },
};

type Words = (typeof words)["ko"];

const doNothing = () => undefined;

const actions = (now: Words): MenuItem[] => [
  { label: now.download, icon: <DownloadIcon />, onSelect: doNothing },
  { label: now.upload, icon: <UploadIcon />, onSelect: doNothing },
  { label: now.remove, icon: <TrashIcon />, danger: true, onSelect: doNothing },
];

const rest = (now: Words): MenuItem[] => [
  { label: now.open, icon: <ExternalIcon />, href: "#open" },
  { label: now.copy, icon: <LinkIcon />, disabled: true, onSelect: doNothing },
];

const trigger = ({ more }: Words) => (
  <IconButton label={more}>
    <MoreIcon />
  </IconButton>
);

const meta = {
  title: "Components/Menu",
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "300px" } } },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
  args: { align: "start", trigger: trigger(words.ko), items: actions(words.ko) },
  argTypes: { trigger: { control: false }, items: { control: false } },
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <Menu {...given} trigger={trigger(now)} items={actions(now)} />;
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An open menu closes when its window loses the focus: on a page of documentation one at most stands open. */
const alone = ["!autodocs"];

const isOpen: Story["play"] = async ({ canvasElement }) => {
  const menu = await within(canvasElement).findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
};

const hoverFirst: Story["play"] = async (context) => {
  await isOpen(context);
  const [first] = within(context.canvasElement).getAllByRole("menuitem");
  // A script's pointer moves the focus as a key does, with the ring; a real one shows the ground alone.
  first?.setAttribute("data-highlighted", "");
  await expect(first).not.toHaveFocus();
};

export const Default: Story = {};

export const OpenedByPress: Story = {
  tags: alone,
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole("button"));
    await isOpen(context);
  },
};

/** The arrow key up, from the first item, goes round to the dangerous one at the end. */
export const OpenedByKeyboard: Story = {
  tags: alone,
  play: async (context) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await isOpen(context);
    await userEvent.keyboard("{ArrowUp}");
    await expect(within(context.canvasElement).getAllByRole("menuitem").at(-1)).toHaveFocus();
  },
};

export const ItemHovered: Story = { tags: alone, args: { defaultOpen: true }, play: hoverFirst };

export const LinkAndOneOff: Story = {
  tags: alone,
  args: { defaultOpen: true },
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <Menu {...given} trigger={trigger(now)} items={rest(now)} />;
  },
  play: isOpen,
};

/** Hovered, off and dangerous, beside those at rest. */
export const Gallery: Story = {
  args: { defaultOpen: true },
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <Menu {...given} trigger={trigger(now)} items={[...actions(now), ...rest(now)]} />;
  },
  play: hoverFirst,
};
