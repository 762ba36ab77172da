import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../private/hydrate.test-tool.tsx";
import { Gallery } from "./gallery.tsx";

const labels = controlLabelsFor("en").gallery;
const photos = ["Porch", "", "Kitchen"].map((alt, index) => ({
  full: `https://media.example/${index}.jpg`,
  src: `https://media.example/${index}-small.jpg`,
  alt,
}));
const gallery = <Gallery labels={labels} photos={photos} />;
const link = (name: string) => screen.getByRole("link", { name });

/** The viewer comes on the first sign of intent. */
async function openSecond() {
  // jsdom follows no links: a click before the viewer is there does nothing.
  await waitFor(() => {
    fireEvent.click(link("Open photo 2"));
    expect(screen.getByRole("dialog", { name: "Photos" })).toBeVisible();
  });
}

describe("Gallery", () => {
  it("links each photo to its full size, by number and by what it shows", () => {
    hydrate(gallery);
    expect(link("Open photo 1: Porch")).toHaveAttribute("href", photos[0]?.full);
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("is not there without photos", () => {
    const { container } = render(<Gallery labels={labels} photos={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("opens the one chosen, and is steered by arrows as far as the ends", async () => {
    render(gallery);
    await openSecond();
    expect(screen.getByRole("img")).toHaveAttribute("src", photos[1]?.full);
    expect(screen.getByText("2 / 3")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("img", { name: "Kitchen" })).toHaveAttribute("src", photos[2]?.full);
    expect(screen.getByRole("button", { name: labels.next })).toHaveAttribute("aria-disabled");
    expect(screen.getByText("3 of 3")).toHaveAttribute("aria-live", "polite");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(screen.getByRole("img", { name: "Porch" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: labels.next }));
    expect(screen.getByText("2 / 3")).toBeVisible();
  });

  it("closes with Esc and gives the focus back to the photo", async () => {
    render(gallery);
    link("Open photo 2").focus();
    await openSecond();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link("Open photo 2")).toHaveFocus();
  });

  it("lets a modified click go where links go", async () => {
    render(gallery);
    await openSecond();
    await userEvent.keyboard("{Escape}");
    const followed = fireEvent.click(link("Open photo 2"), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
