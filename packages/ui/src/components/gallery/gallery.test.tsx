import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { createTheme } from "../../theme/create-theme.ts";
import { Theme } from "../../theme/theme.tsx";
import { photoRatio } from "./gallery-viewer.css.ts";
import { Gallery } from "./gallery.tsx";

const labels = controlLabelsFor("en").gallery;
const photos = ["Porch", "", "Kitchen"].map((alt, index) => ({
  fullSrc: `https://media.example/${index}.jpg`,
  src: `https://media.example/${index}-small.jpg`,
  alt,
}));
const gallery = <Gallery labels={labels} photos={photos} />;
const link = (name: string) => screen.getByRole("link", { name });

async function openSecond() {
  fireEvent.click(link("Open photo 2"));
  expect(await screen.findByRole("dialog", { name: "Photos" })).toBeVisible();
}

describe("Gallery", () => {
  it("links each photo to its full size with its number and alt text", () => {
    hydrate(gallery);
    expect(link("Open photo 1: Porch")).toHaveAttribute("href", photos[0]?.fullSrc);
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("renders nothing without photos", () => {
    const { container } = render(<Gallery labels={labels} photos={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("opens the selected photo and moves by arrow keys up to both ends", async () => {
    render(gallery);
    await openSecond();
    expect(screen.getByRole("img")).toHaveAttribute("src", photos[1]?.fullSrc);
    expect(screen.getByText("2 / 3")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("img", { name: "Kitchen" })).toHaveAttribute("src", photos[2]?.fullSrc);
    expect(screen.getByRole("button", { name: labels.next })).toHaveAttribute("aria-disabled");
    expect(screen.getByText("3 of 3")).toHaveAttribute("aria-live", "polite");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(screen.getByRole("img", { name: "Porch" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: labels.next }));
    expect(screen.getByText("2 / 3")).toBeVisible();
  });

  it("closes with Esc and restores the focus to the photo", async () => {
    render(gallery);
    link("Open photo 2").focus();
    await openSecond();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link("Open photo 2")).toHaveFocus();
  });

  it("moves by thumbnails, of which the current one is in the tab order and keeps the focus", async () => {
    render(gallery);
    await openSecond();
    const thumbnail = (n: number) => screen.getByRole("button", { name: `Open photo ${n}` });
    expect(thumbnail(2)).toHaveAttribute("aria-current", "true");
    await userEvent.click(thumbnail(3));
    expect(screen.getByText("3 / 3")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    expect(thumbnail(2)).toHaveFocus();
    expect([1, 2, 3].map((n) => thumbnail(n).tabIndex)).toEqual([-1, 0, -1]);
  });

  it("loads the photos next to the current one", async () => {
    render(gallery);
    await openSecond();
    await userEvent.keyboard("{Home}");
    const loaded = [...screen.getByRole("dialog").querySelectorAll("img")].map((one) => one.src);
    expect(loaded).toContain(photos[1]?.fullSrc);
    expect(loaded).not.toContain(photos[2]?.fullSrc);
  });

  it("shows the loaded image of the page in the ratio of the photo until the full one has loaded", async () => {
    render(gallery);
    const [, onPage] = document.querySelectorAll("img");
    Object.defineProperties(onPage, {
      naturalWidth: { value: 900 },
      naturalHeight: { value: 1200 },
      currentSrc: { value: "https://media.example/1-loaded.jpg" },
    });
    await openSecond();
    const photo = screen.getByRole("img");
    expect(photo.previousElementSibling).toHaveAttribute(
      "src",
      "https://media.example/1-loaded.jpg",
    );
    expect(photo.parentElement).toHaveStyle({ [photoRatio]: "0.75" });
    // The image of the next photo has not loaded.
    const [next] = screen
      .getByRole("dialog")
      .querySelectorAll<HTMLImageElement>(`img[src="${photos[2]?.src}"]`);
    expect(next?.nextElementSibling).toHaveAttribute("src", photos[2]?.fullSrc);
  });

  it("has the dark scheme of the main color of its place", async () => {
    const pink = createTheme({ mainColor: "#E8A0B4", heroDark: false, contentDark: false });
    render(<Theme theme={pink}>{gallery}</Theme>);
    await openSecond();
    const { content } = createTheme({ mainColor: "#E8A0B4", heroDark: true, contentDark: true });
    expect(screen.getByRole("dialog")).toHaveStyle({
      "--rt-surface": content.surface,
      "--rt-text": content.text,
      colorScheme: "dark",
    });
  });

  it.each([
    [{ x: 10, y: 150 }, true],
    [{ x: 10, y: 60 }, false],
    [{ x: 120, y: 150 }, false],
    [{ x: 0, y: -150 }, false],
  ])("after a finger moved by %j, the viewer is closed: %s", async (moved, isClosed) => {
    render(gallery);
    await openSecond();
    const photo = screen.getByRole("img");
    const touches = (at: { x: number; y: number }) => [{ clientX: at.x, clientY: at.y }];
    const start = touches({ x: 0, y: 0 });
    const end = touches(moved);
    fireEvent.touchStart(photo, { touches: start, changedTouches: start });
    fireEvent.touchMove(photo, { touches: end, changedTouches: end });
    fireEvent.touchEnd(photo, { touches: [], changedTouches: end });
    expect(screen.queryByRole("dialog") === null).toBe(isClosed);
  });

  it("says that a photo was altered, and switches to its original by key and by the switch", async () => {
    const original = {
      src: "https://media.example/original.jpg",
      names: { altered: "Altered", original: "Original" },
    };
    const altered = photos.map((photo, index) =>
      index === 1
        ? { ...photo, alteration: { label: "Digitally altered", text: "Sky", original } }
        : photo,
    );
    render(<Gallery labels={labels} photos={altered} />);
    await openSecond();
    expect(screen.getByText("Digitally altered")).toBeVisible();
    await userEvent.keyboard("o");
    expect(screen.getByRole("img")).toHaveAttribute("src", original.src);
    expect(screen.getByRole("radio", { name: "Original" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Altered" }));
    expect(screen.getByRole("img")).toHaveAttribute("src", photos[1]?.fullSrc);
    await userEvent.keyboard("o{ArrowRight}{ArrowLeft}");
    expect(screen.getByRole("img")).toHaveAttribute("src", photos[1]?.fullSrc);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.queryByText("Digitally altered")).toBeNull();
  });

  it("leaves modified clicks to the browser", async () => {
    render(gallery);
    const followed = fireEvent.click(link("Open photo 2"), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
