import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { sheet, stage } from "../../private/story-sheet.css.ts";
import { Button } from "../button/button.tsx";
import { ToastRegion, useToast } from "./toast-region.tsx";
import { Toast } from "./toast.tsx";

const words = {
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

const doNothing = () => undefined;

const meta = {
  title: "Components/Toast",
  component: Toast,
  args: { message: { text: words.ko.saved } },
  render: (given, { globals }) => (
    <Toast {...given} message={{ text: pickWords(globals, words).saved }} />
  ),
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  render: (given, { globals }) => {
    const { removed, undo } = pickWords(globals, words);
    const action = { label: undo, onPress: doNothing };
    return <Toast {...given} message={{ text: removed, action }} />;
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

/** Pressing shows the toast at the bottom left; the pointer over it holds it there. */
export const InItsRegion: Story = {
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  render: (_, { globals }) => (
    <ToastRegion labels={controlLabelsFor(readToolbar(globals).locale).toast}>
      <div className={stage}>
        <div className={sheet}>
          <SaveButton {...pickWords(globals, words)} />
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
    const { saved, removed, undo, long } = pickWords(globals, words);
    const action = { label: undo, onPress: doNothing };
    return (
      <div className={sheet}>
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
