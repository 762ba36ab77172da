import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { DropZone, type EmptyDropZoneProps } from "./drop-zone.tsx";

const messages = {
  ko: {
    label: "사진 추가",
    hint: "여기에 끌어다 놓아 주세요. 아이폰 사진도 그대로 쓸 수 있습니다.",
    buttonLabel: "고르기",
  },
  en: {
    label: "Add photos",
    hint: "Drop them here. iPhone photos are fine.",
    buttonLabel: "Choose",
  },
  ja: {
    label: "写真を追加",
    hint: "ここにドロップしてください。iPhoneの写真もそのまま使えます。",
    buttonLabel: "選ぶ",
  },
};

const noop = () => undefined;

const meta = {
  title: "Components/DropZone",
  component: DropZone,
  args: { ...messages.ko, accept: ["image/*", ".heic"], onSelect: noop },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <DropZone {...args} {...pickByLocale(globals, messages)} />,
} satisfies Meta<EmptyDropZoneProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

/** Around content: a dropped file replaces the photo. */
export const AroundPhoto: StoryObj<typeof DropZone> = {
  render: (_, { globals }) => (
    <DropZone label={pickByLocale(globals, messages).label} multiple={false} onSelect={noop}>
      <img src={houseImage(0)} alt="" width={320} height={240} />
    </DropZone>
  ),
};

/** The first tab stop accepts pasted files, the second opens the file dialog. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("button")[0]).toHaveFocus();
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] button"] } },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <>
        <DropZone {...args} {...localized} />
        <DropZone {...args} {...localized} hint={undefined} data-state="focus-visible" />
        <DropZone {...args} {...localized} disabled />
      </>
    );
  },
};
