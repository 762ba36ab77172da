import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { column, sheet } from "../../private/story-sheet.css.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const words = {
  ko: { address: "홈페이지 주소", color: "대표 색" },
  en: { address: "Website address", color: "Main colour" },
  ja: { address: "ホームページのアドレス", color: "メインカラー" },
};

/** Two fields and what is wrong with them, in the toolbar's language. */
function wrongIn(globals: Readonly<Record<string, unknown>>) {
  const { locale } = readToolbar(globals);
  const { errors } = labelsFor(locale);
  const { address, color } = pickWords(globals, words);
  const taken = errors["slug.taken"];
  const format = errors["color.format"];
  return {
    title: controlLabelsFor(locale).errorSummary.title,
    fields: [
      { id: "slug", label: address, defaultValue: "grace-kim", error: taken },
      { id: "color", label: color, defaultValue: "0F5C", error: format },
    ],
    entries: [
      { target: "slug", text: `${address}: ${taken}` },
      { target: "color", text: `${color}: ${format}` },
    ],
  };
}

const meta = {
  title: "Components/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: controlLabelsFor("ko").errorSummary.title,
    entries: [{ target: "slug", text: words.ko.address }],
  },
  argTypes: { entries: { control: false } },
  // It takes the focus: in a frame of its own it does not scroll the page of documentation.
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  render: (given, { globals }) => {
    const { title, entries } = wrongIn(globals);
    return <ErrorSummary {...given} title={title} entries={entries} />;
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  render: (given, { globals }) => {
    const { title, entries } = wrongIn(globals);
    return <ErrorSummary {...given} title={title} entries={entries.slice(0, 1)} />;
  },
};

const aboveFields: Story["render"] = (_, { globals }) => {
  const { title, entries, fields } = wrongIn(globals);
  return (
    <>
      <ErrorSummary title={title} entries={entries} />
      <div className={sheet}>
        {fields.map((field) => (
          <div key={field.id} className={column}>
            <TextField {...field} />
          </div>
        ))}
      </div>
    </>
  );
};

/** A link takes the focus to its field. */
export const Followed: Story = {
  // Beside other frames that take the focus it could not keep it.
  tags: ["!autodocs"],
  render: aboveFields,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { address, color } = pickWords(globals, words);
    await userEvent.click(canvas.getByRole("link", { name: new RegExp(`^${address}`) }));
    await expect(canvas.getByRole("textbox", { name: address })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: color })).toBeInvalid();
  },
};

export const Gallery: Story = {
  parameters: { docs: { story: { height: "440px" } } },
  render: aboveFields,
};
