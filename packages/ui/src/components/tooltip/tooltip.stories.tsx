import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { tooltipStage } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { Dialog, DialogActions } from "../dialog/dialog.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { DownloadIcon } from "../icons/icons.ts";
import { Tooltip } from "./tooltip.tsx";

const messages = {
  ko: {
    export: "내보내기",
    text: "최근 30일 문의를 CSV로 받습니다.",
    publish: "공개",
    long: "바뀐 내용이 한국어, 영어, 일본어 화면에 모두 보입니다. 잠시 뒤에 새로 고쳐 확인해 주세요.",
  },
  en: {
    export: "Export",
    text: "Requests of the last 30 days as CSV.",
    publish: "Publish",
    long: "What changed shows in Korean, English and Japanese. Reload in a moment to see it.",
  },
  ja: {
    export: "書き出し",
    text: "直近30日間のお問い合わせをCSVで保存します。",
    publish: "公開",
    long: "変更した内容は、韓国語・英語・日本語のすべての画面に表示されます。",
  },
};

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: { text: messages.ko.text, children: <Button>{messages.ko.export}</Button> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div className={tooltipStage}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <Tooltip {...args} text={localized.text}>
        <IconButton label={localized.export}>
          <DownloadIcon />
        </IconButton>
      </Tooltip>
    );
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const OpenedByFocus: Story = {
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    // Transparent until its transition starts.
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

/** A dialog disables pointer events outside of it, where the tooltip is. */
export const HoveredInDialog: Story = {
  tags: ["!autodocs"],
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <Dialog open onOpenChange={() => undefined} title={localized.export}>
        <DialogActions>
          <Button size="medium">{localized.export}</Button>
          <Tooltip text={localized.text} delay={0}>
            <Button size="medium">{localized.publish}</Button>
          </Tooltip>
        </DialogActions>
      </Dialog>
    );
  },
  play: async () => {
    await screen.findByRole("dialog");
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    // Throws if the tooltip has no pointer events.
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <Tooltip text={localized.long} defaultOpen>
        <Button size="small" variant="outline">
          {localized.publish}
        </Button>
      </Tooltip>
    );
  },
};
