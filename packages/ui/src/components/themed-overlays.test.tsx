import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { createTheme } from "../theme/create-theme.ts";
import { themeId } from "../theme/theme-css.ts";
import { Theme } from "../theme/theme.tsx";
import { CropDialog } from "./crop-dialog/crop-dialog.tsx";
import { DeleteDialog } from "./dialog/delete-dialog.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { LanguageMenu } from "./language-menu/language-menu.tsx";
import { Menu } from "./menu/menu.tsx";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { ToastRegion, useToast } from "./toast/toast-region.tsx";

const labels = controlLabelsFor("en");
const green = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });
const red = createTheme({ mainColor: "#E2401B", heroDark: false, contentDark: false });
const none = () => undefined;

type Container = HTMLElement | null;

/** The overlays that are put into `<body>` or a `container`, open. */
const portals: Record<string, (container?: Container) => ReactNode> = {
  Dialog: (container) => (
    <Dialog open onOpenChange={none} title="Leave" container={container}>
      {null}
    </Dialog>
  ),
  DeleteDialog: (container) => (
    <DeleteDialog
      open
      onOpenChange={none}
      title="Delete"
      description=""
      fieldLabel="Address"
      expected="grace-kim"
      labels={labels.dialog}
      onDelete={none}
      container={container}
    />
  ),
  CropDialog: (container) => (
    <CropDialog
      open
      image={{ src: "photo.jpg", alt: "" }}
      labels={labels.crop}
      onClose={none}
      onApply={none}
      container={container}
    />
  ),
  SidePanel: (container) => (
    <SidePanel open onOpenChange={none} title="Request" closeLabel="Close" container={container}>
      {null}
    </SidePanel>
  ),
};

const photos = [{ fullSrc: "full.jpg", src: "small.jpg", alt: "Kitchen" }];

async function openGallery() {
  const link = screen.getByRole("link");
  await userEvent.hover(link);
  // The viewer is imported on hover.
  await act(() => import("./gallery/gallery-viewer.tsx"));
  await userEvent.click(link);
  return screen.findByRole("dialog");
}

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

const findOverlay = () =>
  screen.findByRole(screen.queryByRole("alertdialog") ? "alertdialog" : "dialog");

describe.each(Object.entries(portals))("%s", (_, overlay) => {
  it("has the theme and scheme of its place", async () => {
    render(
      <Theme theme={red}>
        <Theme theme={green}>
          <div data-scheme="hero">{overlay()}</div>
        </Theme>
      </Theme>,
    );
    const dialog = await findOverlay();
    expect(scopeOf(dialog)).toEqual(greenHero);
  });

  it("has the theme of server-rendered HTML around an island", async () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(
      <Theme theme={green} scheme="hero">
        <div id="island" />
      </Theme>,
    );
    document.body.append(page);
    const root = createRoot(page.querySelector("#island") ?? page);
    await act(async () => root.render(overlay()));
    expect(scopeOf(await findOverlay())).toEqual(greenHero);
    await act(async () => root.unmount());
    page.remove();
  });

  it("has no theme on a page without one", async () => {
    render(overlay());
    expect(scopeOf(await findOverlay())).toEqual({ theme: undefined, scheme: undefined });
  });

  it("is put into the container, in the colors of its place", async () => {
    function Page() {
      const [container, setContainer] = useState<Container>(null);
      return (
        <Theme theme={red}>
          <div ref={setContainer} data-testid="container" />
          <Theme theme={green} scheme="hero">
            {container && overlay(container)}
          </Theme>
        </Theme>
      );
    }
    render(<Page />);
    const dialog = await findOverlay();
    expect(screen.getByTestId("container")).toContainElement(dialog);
    expect(scopeOf(dialog)).toEqual(greenHero);
  });
});

describe("an open dialog", () => {
  it("follows a change of its theme", async () => {
    const page = (theme: typeof green) => (
      <Theme theme={theme} scheme="hero">
        {portals["Dialog"]?.()}
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
          {portals["DeleteDialog"]?.()}
        </SidePanel>
      </Theme>,
    );
    expect(scopeOf(await screen.findByRole("alertdialog"))).toEqual(greenHero);
  });
});

describe("the viewer of a gallery", () => {
  it("has the theme and scheme of the gallery", async () => {
    render(
      <Theme theme={green} scheme="hero">
        <Gallery labels={labels.gallery} photos={photos} />
      </Theme>,
    );
    expect(scopeOf(await openGallery())).toEqual(greenHero);
  });

  it("is put into the container", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    render(<Gallery labels={labels.gallery} photos={photos} container={container} />);
    expect(container).toContainElement(await openGallery());
    container.remove();
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
