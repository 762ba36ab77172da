import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const messages = {
  ko: { address: "홈페이지 주소", color: "대표 색" },
  en: { address: "Website address", color: "Main color" },
  ja: { address: "ホームページのアドレス", color: "メインカラー" },
};

/** Two invalid fields, in the toolbar's language. */
function createErrors(globals: Readonly<Record<string, unknown>>) {
  const { locale } = readToolbar(globals);
  const { errors } = labelsFor(locale);
  const { address, color } = pickByLocale(globals, messages);
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
    entries: [{ target: "slug", text: messages.ko.address }],
  },
  argTypes: { entries: { control: false } },
  // Takes the focus: in an iframe it does not scroll the documentation page.
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  render: (args, { globals }) => {
    const { title, entries } = createErrors(globals);
    return <ErrorSummary {...args} title={title} entries={entries} />;
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  render: (args, { globals }) => {
    const { title, entries } = createErrors(globals);
    return <ErrorSummary {...args} title={title} entries={entries.slice(0, 1)} />;
  },
};

const aboveFields: Story["render"] = (_, { globals }) => {
  const { title, entries, fields } = createErrors(globals);
  return (
    <>
      <ErrorSummary title={title} entries={entries} />
      <div className={wrappingRow}>
        {fields.map((field) => (
          <div key={field.id} className={column}>
            <TextField {...field} />
          </div>
        ))}
      </div>
    </>
  );
};

/** A link moves the focus to its field. */
export const LinkFollowed: Story = {
  // On the docs page other stories would take the focus away.
  tags: ["!autodocs"],
  render: aboveFields,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { address, color } = pickByLocale(globals, messages);
    await userEvent.click(canvas.getByRole("link", { name: new RegExp(`^${address}`) }));
    await expect(canvas.getByRole("textbox", { name: address })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: color })).toBeInvalid();
  },
};

export const Gallery: Story = {
  parameters: { docs: { story: { height: "440px" } } },
  render: aboveFields,
};
