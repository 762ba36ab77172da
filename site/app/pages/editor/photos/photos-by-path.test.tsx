// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { PhotoPath } from "@realtor/api/loaning";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderOnPage, storedPhotos } from "#test/fixtures/photo-editor.tsx";
import { PhotosByPath } from "./photos-by-path.tsx";

const photos = [...storedPhotos("gallery", "a", "b"), ...storedPhotos("id", "me")];

afterEach(cleanup);

it("shows the photos of every path in both sizes and opens the editor of a path", async () => {
  const onOpen = vi.fn<(path: PhotoPath) => void>();
  renderOnPage(<PhotosByPath value={{ photos, focalPoints: {} }} onOpen={onOpen} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toHaveLength(8);
  expect(headings).toContain("Gallery 2");
  expect(headings).toContain("Logo 0");
  expect(screen.getAllByText("No photos yet.")).toHaveLength(6);
  expect(screen.getByRole("img", { name: "Gallery 2, Thumbnail" })).toHaveAttribute(
    "src",
    "/images/480/b-480.webp",
  );
  expect(screen.getByRole("img", { name: "Gallery 2, Full size" })).toHaveAttribute(
    "src",
    "/images/2400/b.webp",
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit Portrait" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("id");
});

it("shows the size of each image, or that it did not load", () => {
  renderOnPage(<PhotosByPath value={{ photos, focalPoints: {} }} onOpen={() => undefined} />);
  const figure = (name: string) => {
    const image = screen.getByRole("img", { name });
    return {
      image,
      text: () => within(image.closest("figure") ?? image).queryAllByText(/px|load/),
    };
  };
  const full = figure("Portrait 1, Full size");
  expect(full.text()).toEqual([]);
  Object.defineProperties(full.image, {
    naturalWidth: { value: 2400 },
    naturalHeight: { value: 1600 },
  });
  fireEvent.load(full.image);
  expect(full.text()[0]).toHaveTextContent("2400 × 1600 px");
  const thumbnail = figure("Portrait 1, Thumbnail");
  fireEvent.error(thumbnail.image);
  expect(thumbnail.text()[0]).toHaveTextContent("Did not load.");
});
