import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { fields, popoverStage, stage } from "../../../test/fixtures/story.css.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Popover, type PopoverProps } from "./popover.tsx";

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

const placements: readonly PopoverProps["placement"][] = [
  undefined,
  "bottom start",
  "bottom",
  "bottom end",
  "top start",
  "top",
  "top end",
];

/** Edges of an element, and its middle between left and right. */
function edgesOf(element: Element | null) {
  const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
  return { top, bottom, start: left, end: right, middle: (left + right) / 2 };
}

/** The open popover is on the side of its trigger and aligned to the edge that `placement` names. */
async function expectPlacement(trigger: Element, placement = "bottom start") {
  const surface = edgesOf((await screen.findByRole("dialog")).closest("[data-popover]"));
  const button = edgesOf(trigger);
  const edge = placement.endsWith("start") ? "start" : placement.endsWith("end") ? "end" : "middle";
  // The library rounds to pixels.
  await expect(Math.abs(surface[edge] - button[edge])).toBeLessThan(1);
  const distance = placement.startsWith("top")
    ? button.top - surface.bottom
    : surface.top - button.bottom;
  await expect(Math.abs(distance - 4)).toBeLessThan(1);
}

/** Each popover has the place that its trigger names; the first has the default. */
export const Placements: Story = {
  tags: ["!autodocs"],
  render: (_, { globals }) => {
    const { label, note } = pickByLocale(globals, messages);
    return (
      <div className={popoverStage}>
        {placements.map((placement) => {
          const name = placement ?? "default";
          const trigger = (
            <Button variant="outline" size="small">
              {name}
            </Button>
          );
          return (
            <Popover key={name} label={label} trigger={trigger} placement={placement}>
              {note}
            </Popover>
          );
        })}
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const [index, trigger] of canvas.getAllByRole("button").entries()) {
      await userEvent.click(trigger);
      await waitFor(() => expectPlacement(trigger, placements[index]));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  },
};

export const Gallery: Story = { tags: ["!autodocs"], play: open };
