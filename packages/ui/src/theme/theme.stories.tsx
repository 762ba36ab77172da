import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inset, stack } from "../../test/fixtures/story.css.ts";
import { Button } from "../components/button/button.tsx";
import { Dialog, DialogActions } from "../components/dialog/dialog.tsx";
import { createTheme, type ThemeDefinition } from "./create-theme.ts";
import type { Scheme } from "./scheme.ts";
import { Theme } from "./theme.tsx";

const green = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });
const yellow = createTheme({ mainColor: "#FFD400", heroDark: false, contentDark: true });

/** A button on each scheme. */
function Home({ name }: { name: string }) {
  return (
    <>
      <div className={inset} data-scheme="hero">
        <Button>{`${name} hero`}</Button>
      </div>
      <div className={inset}>
        <Button>{`${name} content`}</Button>
      </div>
    </>
  );
}

const meta = {
  title: "Foundations/Theme",
  component: Theme,
  args: { theme: green },
  argTypes: { theme: { control: false }, children: { control: false }, ref: { control: false } },
  parameters: { theme: "own", layout: "fullscreen" },
  render: (args) => (
    <Theme {...args}>
      <Home name="Green" />
    </Theme>
  ),
} satisfies Meta<typeof Theme>;
export default meta;

type Story = StoryObj<typeof meta>;

const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The computed colors of a button and its background are those of a scheme. */
async function expectScheme(button: HTMLElement, scheme: Scheme): Promise<void> {
  await expect(getComputedStyle(button).backgroundColor).toBe(toRgb(scheme.fill));
  await expect(getComputedStyle(button).color).toBe(toRgb(scheme.onFill));
  const scope = button.closest("[data-scheme]") ?? button;
  await expect(getComputedStyle(scope).backgroundColor).toBe(toRgb(scheme.surface));
  await expect(getComputedStyle(scope).color).toBe(toRgb(scheme.text));
  await expect(getComputedStyle(scope).colorScheme).toBe(
    scheme.surface === "#FFFFFF" ? "light" : "dark",
  );
}

async function expectTheme(canvas: HTMLElement, name: string, theme: ThemeDefinition) {
  const button = (scheme: string) =>
    within(canvas).getByRole("button", { name: `${name} ${scheme}` });
  await expectScheme(button("hero"), theme.hero);
  await expectScheme(button("content"), theme.content);
}

export const Default: Story = {
  play: ({ canvasElement }) => expectTheme(canvasElement, "Green", green),
};

/** Themes on one page do not affect each other. */
export const TwoThemes: Story = {
  render: () => (
    <div className={stack}>
      <Theme theme={green}>
        <Home name="Green" />
      </Theme>
      <Theme theme={yellow}>
        <Home name="Yellow" />
      </Theme>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectTheme(canvasElement, "Green", green);
    await expectTheme(canvasElement, "Yellow", yellow);
  },
};

function NestedThemes() {
  return (
    <Theme theme={green}>
      <Home name="Outer" />
      <div className={inset}>
        <Theme theme={yellow}>
          <Home name="Inner" />
          <div className={inset}>
            <Theme theme={green}>
              <Home name="Innermost" />
            </Theme>
          </div>
        </Theme>
      </div>
    </Theme>
  );
}

/** A theme in a theme, in both orders of their stylesheets. */
export const Nested: Story = {
  render: () => <NestedThemes />,
  play: async ({ canvasElement }) => {
    await expectTheme(canvasElement, "Outer", green);
    await expectTheme(canvasElement, "Inner", yellow);
    await expectTheme(canvasElement, "Innermost", green);
  },
};

function Leave() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Leave without saving?">
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** A dialog is a child of `<body>` and has the theme and the scheme of the place it was opened from. */
export const OpenDialog: Story = {
  parameters: { docs: { story: { inline: false, height: "400px" } } },
  render: () => (
    <Theme theme={green}>
      <div className={inset} data-scheme="hero">
        <Leave />
      </div>
    </Theme>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(canvasElement).not.toContainElement(dialog);
    await expect(getComputedStyle(dialog).backgroundColor).toBe(toRgb(green.hero.surface));
    await expect(getComputedStyle(dialog).color).toBe(toRgb(green.hero.text));
    const button = within(dialog).getByRole("button");
    await expect(getComputedStyle(button).backgroundColor).toBe(toRgb(green.hero.fill));
  },
};

export const Gallery: Story = { render: () => <NestedThemes /> };
