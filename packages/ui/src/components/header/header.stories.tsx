import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { LanguageMenu } from "../language-menu/language-menu.tsx";
import { storyLanguages } from "../../../test/fixtures/languages.ts";
import { Logo } from "../logo/logo.tsx";
import { Header } from "./header.tsx";
import * as css from "../../../test/fixtures/story.css.ts";

const logo = <Logo href="#" label={labelsFor("en").common.brand} />;

const meta = {
  title: "Components/Header",
  component: Header,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "240px" } } },
  args: { start: logo, end: <LanguageMenu {...storyLanguages("ko")} />, solid: false },
  argTypes: { start: { control: false }, end: { control: false } },
  render: (args, { globals }) => (
    <Header {...args} end={<LanguageMenu {...storyLanguages(readToolbar(globals).locale)} />} />
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div className={css.headerHero}>
        <Story />
      </div>
    ),
  ],
};

/** Black when scrolled by more than 10 px. */
export const Scrolled: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    window.scrollTo({ top: 200, behavior: "instant" });
    await waitFor(() => expect(header).toHaveStyle({ backgroundColor: "rgb(0, 0, 0)" }));
  },
};

export const Solid: Story = { args: { solid: true } };

export const Gallery: Story = {
  // `<main>` keeps the two headers from being duplicate banner landmarks.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  render: (_, { globals }) => {
    const menu = <LanguageMenu {...storyLanguages(readToolbar(globals).locale)} />;
    return (
      <>
        <div className={css.headerFrame}>
          <Header start={logo} end={menu} />
        </div>
        <Header start={logo} end={menu} solid />
      </>
    );
  },
};
