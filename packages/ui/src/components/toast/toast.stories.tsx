import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow, stage } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { ToastRegion, useToast } from "./toast-region.tsx";
import { Toast, type ToastMessage } from "./toast.tsx";

const messages = {
  ko: {
    saved: "성공적으로 수정 되었습니다.",
    removed: "사진을 삭제했습니다.",
    undo: "되돌리기",
    save: "저장",
    warning: "저장 공간이 거의 찼습니다.",
    error: "연결이 끊겼습니다. 바뀐 내용은 이 기기에 있습니다.",
    info: "새 문의가 왔습니다.",
    dismiss: "닫기",
    long: "홈페이지를 공개했습니다. 바뀐 내용은 잠시 뒤에 한국어, 영어, 일본어 화면에 모두 보입니다.",
  },
  en: {
    saved: "Updated successfully.",
    removed: "The photo was deleted.",
    undo: "Undo",
    save: "Save",
    warning: "Storage is almost full.",
    error: "The connection was lost. Your changes are on this device.",
    info: "A new request has arrived.",
    dismiss: "Dismiss",
    long: "Your website is live. What changed will show in Korean, English, and Japanese in a moment.",
  },
  ja: {
    saved: "更新が完了しました。",
    removed: "写真を削除しました。",
    undo: "元に戻す",
    save: "保存",
    warning: "保存容量が残りわずかです。",
    error: "接続が切れました。変更した内容はこの端末にあります。",
    info: "新しいお問い合わせが届きました。",
    dismiss: "閉じる",
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

interface ShowButtonProps {
  label: string;
  messages: readonly ToastMessage[];
}

function ShowButton({ label, messages: shown }: ShowButtonProps) {
  const show = useToast();
  return (
    <Button size="small" onClick={() => shown.forEach(show)}>
      {label}
    </Button>
  );
}

const inRegion = {
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
} satisfies Partial<Story>;

/** Shown at the bottom left; hovering pauses all timers. */
export const InRegion: Story = {
  ...inRegion,
  render: (_, { globals }) => {
    const { save, saved } = pickByLocale(globals, messages);
    return (
      <ToastRegion labels={controlLabelsFor(readToolbar(globals).locale).toast}>
        <div className={stage}>
          <div className={wrappingRow}>
            <ShowButton label={save} messages={[{ text: saved }]} />
          </div>
        </div>
      </ToastRegion>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.hover(await screen.findByRole("alertdialog"));
    await expect(within(canvasElement).getByRole("status")).not.toBeEmptyDOMElement();
  },
};

/** The newest toast is at the bottom; an error stays until it is dismissed. */
export const Several: Story = {
  ...inRegion,
  render: (_, { globals }) => {
    const { save, saved, removed, undo, error } = pickByLocale(globals, messages);
    return (
      <ToastRegion labels={controlLabelsFor(readToolbar(globals).locale).toast}>
        <div className={stage}>
          <div className={wrappingRow}>
            <ShowButton
              label={save}
              messages={[
                { text: error, severity: "error" },
                { text: saved },
                { text: removed, action: { label: undo, onPress: noop } },
              ]}
            />
          </div>
        </div>
      </ToastRegion>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(await screen.findAllByRole("alertdialog")).toHaveLength(3);
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] button"] } },
  render: (_, { globals }) => {
    const { saved, removed, undo, long, ...others } = pickByLocale(globals, messages);
    const action = { label: undo, onPress: noop };
    const dismiss = { label: others.dismiss, onPress: noop };
    return (
      <div className={wrappingRow}>
        <Toast message={{ text: saved }} />
        <Toast message={{ text: removed, action }} />
        <div data-state="focus-visible">
          <Toast message={{ text: removed, action }} />
        </div>
        <Toast message={{ text: long, action }} />
        <Toast message={{ text: others.info, severity: "info" }} />
        <Toast message={{ text: others.warning, severity: "warning" }} dismiss={dismiss} />
        <Toast message={{ text: others.error, severity: "error", action }} dismiss={dismiss} />
      </div>
    );
  },
};
