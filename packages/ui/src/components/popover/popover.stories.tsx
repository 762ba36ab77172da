import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { fields, stage } from "../../../test/fixtures/story.css.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Popover } from "./popover.tsx";

const messages = {
  ko: {
    open: "메모",
    label: "메모 쓰기",
    note: "나만 볼 수 있습니다.",
    field: "메모",
    save: "저장",
  },
  en: {
    open: "Note",
    label: "Write a note",
    note: "Only you see this.",
    field: "Note",
    save: "Save",
  },
  ja: {
    open: "メモ",
    label: "メモを書く",
    note: "自分だけに見えます。",
    field: "メモ",
    save: "保存",
  },
};

const meta = {
  title: "Components/Popover",
  component: Popover,
  parameters: { docs: { story: { inline: false, height: "340px" } } },
  args: { label: messages.ko.label, trigger: <Button>{messages.ko.open}</Button>, children: "" },
  argTypes: { trigger: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const texts = pickByLocale(globals, messages);
    const trigger = (
      <Button variant="outline" size="small">
        {texts.open}
      </Button>
    );
    return (
      <div className={stage}>
        <Popover {...args} label={texts.label} trigger={trigger}>
          {(close) => (
            <>
              <p>{texts.note}</p>
              <div className={fields}>
                <TextField label={texts.field} />
                <Button size="medium" onClick={close}>
                  {texts.save}
                </Button>
              </div>
            </>
          )}
        </Popover>
      </div>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
};

export const Default: Story = {};

export const Open: Story = { tags: ["!autodocs"], play: open };

export const Gallery: Story = { tags: ["!autodocs"], play: open };
