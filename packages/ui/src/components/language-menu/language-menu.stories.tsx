import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { classNames } from "../../format.ts";
import { onDark, wrappingRow, stage, atEnd } from "../../../test/fixtures/story.css.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { storyLanguages } from "../../../test/fixtures/languages.ts";

const meta = {
  title: "Components/LanguageMenu",
  component: LanguageMenu,
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  args: storyLanguages("ko"),
  argTypes: { items: { control: false } },
  render: (args, { globals }) => (
    <div className={atEnd}>
      <LanguageMenu {...args} {...storyLanguages(readToolbar(globals).locale)} />
    </div>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first pointer event replaces the list with the menu. */
const open: Story["play"] = async ({ canvasElement }) => {
  const summary = canvasElement.querySelector("summary");
  if (!summary)
    throw new Error(
      "The <summary> is missing: the list was replaced before any pointer or focus event.",
    );
  await userEvent.click(summary);
  const menu = await within(canvasElement).findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
};

export const Default: Story = {};

/** An open menu closes when its window loses the focus, so the docs page can show only one. */
const noAutodocs = ["!autodocs"];

export const Open: Story = { tags: noAutodocs, play: open };

export const ItemHovered: Story = {
  tags: noAutodocs,
  play: async (context) => {
    await open(context);
    const last = within(context.canvasElement).getAllByRole("menuitem").at(-1);
    // A synthetic pointer would also show the focus ring; a real one shows only the background.
    last?.setAttribute("data-highlighted", "");
    await expect(last).not.toHaveFocus();
  },
};

/** Server-rendered HTML, without JavaScript. */
export const ServerRendered: Story = {
  render: (args, { globals }) => {
    const languages = storyLanguages(readToolbar(globals).locale);
    const html = renderToStaticMarkup(<LanguageMenu {...args} {...languages} />);
    return (
      <div
        className={classNames(wrappingRow, stage, atEnd)}
        dangerouslySetInnerHTML={{ __html: html.replace("<details", "<details open") }}
      />
    );
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] summary"] } },
  render: (args, { globals }) => {
    const languages = storyLanguages(readToolbar(globals).locale);
    return (
      <>
        <div className={classNames(onDark, atEnd)}>
          <LanguageMenu {...args} {...languages} />
        </div>
        <div className={classNames(onDark, atEnd)} data-state="focus-visible">
          <LanguageMenu {...args} {...languages} />
        </div>
        <div className={classNames(wrappingRow, stage, atEnd)} data-state="open">
          <LanguageMenu {...args} {...languages} />
        </div>
      </>
    );
  },
  play: async (context) => {
    const container = context.canvasElement.querySelector<HTMLElement>("[data-state=open]");
    if (!container) throw new Error("The gallery does not render the container of the open menu.");
    await ItemHovered.play?.({ ...context, canvasElement: container });
    await expect(within(container).getByRole("menu")).toBeVisible();
  },
};
