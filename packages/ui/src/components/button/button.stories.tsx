import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { onDark, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { ArrowRightIcon } from "../icons/icons.ts";
import { Button } from "./button.tsx";

const messages = {
  ko: { send: "신청 보내기", sending: "보내는 중입니다", save: "저장", remove: "삭제" },
  en: { send: "Send request", sending: "Sending", save: "Save", remove: "Delete" },
  ja: { send: "申し込みを送る", sending: "送信しています", save: "保存", remove: "削除" },
};

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: messages.ko.send },
  argTypes: { children: { control: "text" } },
  render: (args, { globals }) => <Button {...args}>{pickByLocale(globals, messages).send}</Button>,
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

/** The text has the width of the button, not that of the label that it replaces. */
export const Busy: Story = {
  render: (_, { globals }) => {
    const { save, sending } = pickByLocale(globals, messages);
    return (
      <Button fullWidth busy busyLabel={sending}>
        {save}
      </Button>
    );
  },
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(pickByLocale(globals, messages).sending);
    await expect(text.scrollWidth).toBe(text.clientWidth);
  },
};

export const Link: Story = { args: { href: "#", variant: "outline" } };

const variants = ["primary", "outline", "ghost", "danger"] as const;
const sizes = ["large", "medium", "small"] as const;
const states = ["rest", "hover", "active", "focus-visible"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] > *", "[data-state=active] > *"],
      active: ["[data-state=active] > *"],
      focusVisible: ["[data-state=focus-visible] > *"],
    },
  },
  render: (_, { globals }) => {
    const { send, sending } = pickByLocale(globals, messages);
    return (
      <>
        {states.map((state) => (
          <div key={state} className={wrappingRow} data-state={state}>
            {variants.map((variant) => (
              <Button key={variant} size="medium" variant={variant}>
                {send}
              </Button>
            ))}
          </div>
        ))}
        {sizes.map((size) => (
          <div key={size} className={wrappingRow}>
            <Button size={size}>
              {send}
              <ArrowRightIcon />
            </Button>
            <Button size={size} disabled>
              {send}
            </Button>
            <Button size={size} busy busyLabel={sending}>
              {send}
            </Button>
          </div>
        ))}
        <div className={onDark}>
          <Button variant="white">{send}</Button>
        </div>
      </>
    );
  },
};
