import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import "../../test/fixtures/browser-stubs.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import { overlayParts } from "../../test/fixtures/overlay-parts.tsx";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { createTheme } from "../theme/create-theme.ts";
import { themeId } from "../theme/theme-css.ts";
import { Theme } from "../theme/theme.tsx";
import { LanguageMenu } from "./language-menu/language-menu.tsx";
import { Menu } from "./menu/menu.tsx";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { ToastRegion, useToast } from "./toast/toast-region.tsx";

const labels = controlLabelsFor("en");
const green = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });
const red = createTheme({ mainColor: "#E2401B", heroDark: false, contentDark: false });
const none = () => undefined;

function Save() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show({ text: "Saved" })}>
      Save
    </button>
  );
}

/** Theme and scheme that apply to an element. */
function scopeOf(element: Element | null) {
  return {
    theme: element?.closest("[data-theme]")?.getAttribute("data-theme"),
    scheme: element?.closest("[data-scheme]")?.getAttribute("data-scheme"),
  };
}

const greenHero = { theme: themeId(green), scheme: "hero" };

/** Parts with the surface of Popover, whose tests find the same errors, except for the container. */
const popoverUsers = new Set(["Select", "ComboBox", "DatePicker", "DateRangePicker"]);

describe.each(Object.entries(overlayParts))("%s", (name, overlay) => {
  const repeated = extendedExcept(false, popoverUsers.has(name));

  it("has the theme and scheme of its place", repeated, async () => {
    render(
      <Theme theme={red}>
        <Theme theme={green}>
          <div data-scheme="hero">{overlay.render()}</div>
        </Theme>
      </Theme>,
    );
    expect(scopeOf(await overlay.open())).toEqual(greenHero);
  });

  it("has the theme of server-rendered HTML around an island", repeated, async () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(
      <Theme theme={green} scheme="hero">
        <div id="island" />
      </Theme>,
    );
    document.body.append(page);
    const root = createRoot(page.querySelector("#island") ?? page);
    await act(async () => root.render(overlay.render()));
    expect(scopeOf(await overlay.open())).toEqual(greenHero);
    await act(async () => root.unmount());
    page.remove();
  });

  it(
    "is put into <body> without a container, and has no theme on a page without one",
    repeated,
    async () => {
      const { container: page } = render(overlay.render(null));
      const surface = await overlay.open();
      expect(page).not.toContainElement(surface);
      expect(scopeOf(surface)).toEqual({ theme: undefined, scheme: undefined });
    },
  );

  it("is put into the container, in the colors of its place", async () => {
    function Page() {
      const [container, setContainer] = useState<HTMLElement | null>(null);
      return (
        <Theme theme={red}>
          <div ref={setContainer} data-testid="container" />
          <Theme theme={green} scheme="hero">
            {container && overlay.render(container)}
          </Theme>
        </Theme>
      );
    }
    render(<Page />);
    const surface = await overlay.open();
    expect(screen.getByTestId("container")).toContainElement(surface);
    expect(scopeOf(surface)).toEqual(greenHero);
    expect(document.querySelector("[container]")).toBeNull();
  });
});

describe("an open dialog", () => {
  it("follows a change of its theme", async () => {
    const page = (theme: typeof green) => (
      <Theme theme={theme} scheme="hero">
        {overlayParts["Dialog"]?.render()}
      </Theme>
    );
    const { rerender } = render(page(green));
    const dialog = await screen.findByRole("dialog");
    expect(scopeOf(dialog)).toEqual(greenHero);
    rerender(page(red));
    await act(() => Promise.resolve());
    expect(scopeOf(dialog)).toEqual({ theme: themeId(red), scheme: "hero" });
  });

  it("passes its theme to a dialog in it", async () => {
    render(
      <Theme theme={green} scheme="hero">
        <SidePanel open onOpenChange={none} title="Request" closeLabel="Close">
          {overlayParts["DeleteDialog"]?.render()}
        </SidePanel>
      </Theme>,
    );
    expect(scopeOf(await screen.findByRole("alertdialog"))).toEqual(greenHero);
  });
});

describe("menus", () => {
  it("have the theme and scheme of their trigger", async () => {
    render(
      <Theme theme={green} scheme="hero">
        <Menu
          trigger={<button type="button">More</button>}
          items={[{ label: "Copy", onSelect: none }]}
        />
      </Theme>,
    );
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(scopeOf(await screen.findByRole("menu"))).toEqual(greenHero);
  });

  it("of languages have the theme and scheme of their trigger", async () => {
    const item = { locale: "en", label: "English", lang: "en", href: "/en", current: true };
    render(
      <Theme theme={green} scheme="hero">
        <LanguageMenu label="Language" items={[item]} />
      </Theme>,
    );
    await userEvent.hover(screen.getByText("English", { selector: "summary span" }));
    await userEvent.click(await screen.findByRole("button", { name: /English/ }));
    expect(scopeOf(await screen.findByRole("menu"))).toEqual(greenHero);
  });
});

describe("a toast", () => {
  it("has the theme and scheme of the control that showed it, outside of its region", async () => {
    render(
      <ToastRegion labels={labels.toast}>
        <Theme theme={green} scheme="hero">
          <Save />
        </Theme>
      </ToastRegion>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(scopeOf(screen.getByText("Saved"))).toEqual(greenHero);
  });
});
