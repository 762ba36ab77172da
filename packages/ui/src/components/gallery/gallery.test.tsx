import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
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
  // Repeats the click until the viewer is loaded; jsdom does not follow links.
  await waitFor(() => {
    fireEvent.click(link("Open photo 2"));
    expect(screen.getByRole("dialog", { name: "Photos" })).toBeVisible();
  });
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

  it("leaves modified clicks to the browser", async () => {
    render(gallery);
    await openSecond();
    await userEvent.keyboard("{Escape}");
    const followed = fireEvent.click(link("Open photo 2"), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
