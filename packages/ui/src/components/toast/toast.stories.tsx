import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow, stage } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { ToastRegion, useToast } from "./toast-region.tsx";
import { Toast } from "./toast.tsx";

const messages = {
  ko: {
    saved: "성공적으로 수정 되었습니다.",
    removed: "사진을 삭제했습니다.",
    undo: "되돌리기",
    save: "저장",
    long: "홈페이지를 공개했습니다. 바뀐 내용은 잠시 뒤에 한국어, 영어, 일본어 화면에 모두 보입니다.",
  },
  en: {
    saved: "Updated successfully.",
    removed: "The photo was deleted.",
    undo: "Undo",
    save: "Save",
    long: "The website is live. What changed will show in Korean, English and Japanese in a moment.",
  },
  ja: {
    saved: "更新が完了しました。",
    removed: "写真を削除しました。",
    undo: "元に戻す",
    save: "保存",
    long: "ホームページを公開しました。変更した内容は、まもなく韓国語・英語・日本語のすべての画面に表示されます。",
  },
};

const noop = () => undefined;

const meta = {
  title: "Components/Toast",
  component: Toast,
  args: { message: { text: messages.ko.saved } },
  render: (args, { globals }) => (
    <Toast {...args} message={{ text: pickByLocale(globals, messages).saved }} />
  ),
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  render: (args, { globals }) => {
    const { removed, undo } = pickByLocale(globals, messages);
    const action = { label: undo, onPress: noop };
    return <Toast {...args} message={{ text: removed, action }} />;
  },
};

export const ActionFocused: Story = {
  ...WithAction,
  parameters: { pseudo: { focusVisible: ["button"] } },
};

function SaveButton({ save, saved }: { save: string; saved: string }) {
  const show = useToast();
  return (
    <Button size="small" onClick={() => show({ text: saved })}>
      {save}
    </Button>
  );
}

/** Shown at the bottom left; hovering pauses its timer. */
export const InRegion: Story = {
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  render: (_, { globals }) => (
    <ToastRegion labels={controlLabelsFor(readToolbar(globals).locale).toast}>
      <div className={stage}>
        <div className={wrappingRow}>
          <SaveButton {...pickByLocale(globals, messages)} />
        </div>
      </div>
    </ToastRegion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    const region = canvas.getByRole("status");
    const toast = region.firstElementChild;
    if (toast) await userEvent.hover(toast);
    await expect(region).not.toBeEmptyDOMElement();
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] button"] } },
  render: (_, { globals }) => {
    const { saved, removed, undo, long } = pickByLocale(globals, messages);
    const action = { label: undo, onPress: noop };
    return (
      <div className={wrappingRow}>
        <Toast message={{ text: saved }} />
        <Toast message={{ text: removed, action }} />
        <div data-state="focus-visible">
          <Toast message={{ text: removed, action }} />
        </div>
        <Toast message={{ text: long, action }} />
      </div>
    );
  },
};
