import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { readToolbar } from "../../private/story-toolbar.ts";
import { classNames } from "../../private/class-names.ts";
import { onDark, sheet, stage } from "../../private/story-sheet.css.ts";
import { atEnd } from "./language-menu.story.css.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { storyLanguages } from "./story-languages.ts";

const meta = {
  title: "Components/LanguageMenu",
  component: LanguageMenu,
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  args: storyLanguages("ko"),
  argTypes: { items: { control: false } },
  render: (given, { globals }) => (
    <div className={atEnd}>
      <LanguageMenu {...given} {...storyLanguages(readToolbar(globals).locale)} />
    </div>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first sign of intent loads the menu in the place of the plain list. */
const open: Story["play"] = async ({ canvasElement }) => {
  const summary = canvasElement.querySelector("summary");
  if (!summary) throw new Error("The plain list of languages is gone before anyone pointed at it.");
  await userEvent.click(summary);
  const menu = await within(canvasElement).findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
};

export const Default: Story = {};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ["summary"] } } };

/** An open menu closes when its window loses the focus: on a page of documentation one at most stands open. */
const alone = ["!autodocs"];

export const Open: Story = { tags: alone, play: open };

export const ItemHovered: Story = {
  tags: alone,
  play: async (context) => {
    await open(context);
    const last = within(context.canvasElement).getAllByRole("menuitem").at(-1);
    // A script's pointer moves the focus as a key does, with the ring; a real one shows the ground alone.
    last?.setAttribute("data-highlighted", "");
    await expect(last).not.toHaveFocus();
  },
};

/** As it stands before a script, or without one: the server's HTML. */
export const PlainList: Story = {
  render: (given, { globals }) => {
    const languages = storyLanguages(readToolbar(globals).locale);
    const html = renderToStaticMarkup(<LanguageMenu {...given} {...languages} />);
    return (
      <div
        className={classNames(sheet, stage, atEnd)}
        dangerouslySetInnerHTML={{ __html: html.replace("<details", "<details open") }}
      />
    );
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] summary"] } },
  render: (given, { globals }) => {
    const languages = storyLanguages(readToolbar(globals).locale);
    return (
      <>
        <div className={classNames(onDark, atEnd)}>
          <LanguageMenu {...given} {...languages} />
        </div>
        <div className={classNames(onDark, atEnd)} data-state="focus-visible">
          <LanguageMenu {...given} {...languages} />
        </div>
        <div className={classNames(sheet, stage, atEnd)} data-state="open">
          <LanguageMenu {...given} {...languages} />
        </div>
      </>
    );
  },
  play: async (context) => {
    const stood = context.canvasElement.querySelector<HTMLElement>("[data-state=open]");
    if (!stood) throw new Error("The gallery has no place for the open menu.");
    await ItemHovered.play?.({ ...context, canvasElement: stood });
    await expect(within(stood).getByRole("menu")).toBeVisible();
  },
};
