import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { stage } from "../../../test/fixtures/story.css.ts";
import {
  DownloadIcon,
  ExternalIcon,
  LinkIcon,
  MoreIcon,
  TrashIcon,
  UploadIcon,
} from "../icons/icons.ts";
import { Inline } from "../inline/inline.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

const messages = {
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

type Messages = (typeof messages)["ko"];

const noop = () => undefined;

const actions = (localized: Messages): MenuItem[] => [
  { label: localized.download, icon: <DownloadIcon />, onSelect: noop },
  { label: localized.upload, icon: <UploadIcon />, onSelect: noop },
  { label: localized.remove, icon: <TrashIcon />, danger: true, onSelect: noop },
];

const rest = (localized: Messages): MenuItem[] => [
  { label: localized.open, icon: <ExternalIcon />, href: "#open" },
  { label: localized.copy, icon: <LinkIcon />, disabled: true, onSelect: noop },
];

const trigger = ({ more }: Messages) => (
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
  args: { align: "start", trigger: trigger(messages.ko), items: actions(messages.ko) },
  argTypes: { trigger: { control: false }, items: { control: false } },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <Menu {...args} trigger={trigger(localized)} items={actions(localized)} />;
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An open menu closes when its window loses the focus, so the docs page can show only one. */
const noAutodocs = ["!autodocs"];

const isOpen: Story["play"] = async ({ canvasElement }) => {
  const menu = await within(canvasElement).findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
};

const hoverFirst: Story["play"] = async (context) => {
  await isOpen(context);
  const [first] = within(context.canvasElement).getAllByRole("menuitem");
  // A synthetic pointer would also show the focus ring; a real one shows only the background.
  first?.setAttribute("data-highlighted", "");
  await expect(first).not.toHaveFocus();
};

export const Default: Story = {};

export const OpenedByPress: Story = {
  tags: noAutodocs,
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole("button"));
    await isOpen(context);
  },
};

/** ArrowUp on the first item wraps to the last one. */
export const OpenedByKeyboard: Story = {
  tags: noAutodocs,
  play: async (context) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await isOpen(context);
    await userEvent.keyboard("{ArrowUp}");
    await expect(within(context.canvasElement).getAllByRole("menuitem").at(-1)).toHaveFocus();
  },
};

export const ItemHovered: Story = {
  tags: noAutodocs,
  args: { defaultOpen: true },
  play: hoverFirst,
};

export const LinkAndDisabled: Story = {
  tags: noAutodocs,
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <Menu {...args} trigger={trigger(localized)} items={rest(localized)} />;
  },
  play: isOpen,
};

/** Actions by use: `startsGroup` separates the second part. */
export const Groups: Story = {
  tags: noAutodocs,
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    const [first, ...others] = actions(localized);
    const items = [
      ...rest(localized),
      ...(first ? [{ ...first, startsGroup: true }] : []),
      ...others,
    ];
    return <Menu {...args} trigger={trigger(localized)} items={items} />;
  },
  play: isOpen,
};

/** Next to its button: a long menu has the whole height of the window. */
export const Left: Story = {
  tags: noAutodocs,
  args: { defaultOpen: true, side: "left" },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
  play: isOpen,
};

/** Labels in their own language, with details in that of the page. */
export const Languages: Story = {
  tags: noAutodocs,
  args: {
    defaultOpen: true,
    items: languageOptions.map(({ label, lang }, n) => ({
      label,
      lang,
      detail: n === 1 ? "2" : undefined,
      onSelect: noop,
    })),
  },
  render: (args) => <Menu {...args} />,
  play: isOpen,
};

/** Default, hovered, disabled and dangerous items. */
export const Gallery: Story = {
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <Menu
        {...args}
        trigger={trigger(localized)}
        items={[...actions(localized), ...rest(localized)]}
      />
    );
  },
  play: hoverFirst,
};
