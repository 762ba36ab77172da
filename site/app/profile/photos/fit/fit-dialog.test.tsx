// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createPhotoService } from "#test/fakes/photo-service.ts";
import { renderEditor, storedPhotos } from "#test/fixtures/photo-editor.tsx";
import type { PhotosValue } from "../photo-list.ts";
import { SinglePhotoEditor } from "../single-photo-editor.tsx";

const stored: PhotosValue = { photos: storedPhotos("top", "a"), focalPoints: {} };

/** Opens the sheet for a photo of 4:1; its frame in the default template is 16:9. */
async function openSheet(value = stored) {
  const editor = renderEditor(
    value,
    (props) => <SinglePhotoEditor {...props} path="top" label="Wide photo" />,
    createPhotoService().http,
  );
  await userEvent.click(screen.getByRole("button", { name: "Crop" }));
  const sheet = await screen.findByRole("dialog", { name: "Fit your photo to the page" });
  // Hidden until its size is known.
  const image = within(sheet).getByRole("img", { hidden: true });
  Object.defineProperties(image, { naturalWidth: { value: 4000 }, naturalHeight: { value: 1000 } });
  fireEvent.load(image);
  return editor;
}

const getFrame = () => screen.getByRole("group", { name: "Part of the photo your website shows" });
const use = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Use this photo" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const pointer = (id: number, x: number) => ({
  pointerId: id,
  pointerType: "touch",
  button: 0,
  clientX: x,
  clientY: 50,
});

// Loaded on demand; its first import can take longer than `findByRole` waits.
beforeAll(() => import("./fit-dialog.tsx"));
beforeEach(() => {
  // jsdom has neither layout nor pointer capture.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 180));
  Element.prototype.setPointerCapture = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the sheet for a photo", () => {
  it("focuses the frame, which is described by its keys", async () => {
    await openSheet();
    expect(getFrame()).toHaveFocus();
    expect(getFrame()).toHaveAccessibleDescription(/Arrow keys move the part by 1 percent/);
  });

  it.each([
    ["{ArrowLeft}", { x: 49, y: 50 }],
    ["{Shift>}{ArrowRight}{ArrowUp}{/Shift}", { x: 60, y: 40 }],
    ["+", { x: 50, y: 50, zoom: 1.1 }],
    ["+-", { x: 50, y: 50 }],
  ])("moves and zooms by the keys %s in one undo step", async (keys, point) => {
    const editor = await openSheet();
    await userEvent.keyboard(keys);
    await use();
    expect(editor.value.focalPoints).toEqual({ top: point });
    expect(editor.value.photos).toEqual(stored.photos);
    expect(editor.past).toHaveLength(1);
  });

  it("announces the result of a key", async () => {
    await openSheet({ ...stored, focalPoints: { top: { x: 20, y: 30, zoom: 2 } } });
    await userEvent.keyboard("{ArrowRight}");
    expect(
      screen.getByText("21 percent from the left, 30 percent from the top, 200% zoom."),
    ).toHaveAttribute("aria-live", "polite");
  });

  it("follows a finger and zooms by two", async () => {
    const editor = await openSheet();
    const frame = getFrame();
    // The photo is 720 px wide: of the 400 that are hidden, a drag of 40 shows a tenth.
    fireEvent.pointerDown(frame, pointer(1, 100));
    fireEvent.pointerMove(frame, pointer(1, 140));
    fireEvent.pointerUp(frame, pointer(1, 140));
    fireEvent.pointerMove(frame, pointer(1, 300));
    fireEvent.pointerDown(frame, pointer(1, 140));
    fireEvent.pointerDown(frame, pointer(2, 180));
    fireEvent.pointerMove(frame, pointer(2, 220));
    fireEvent.pointerMove(frame, pointer(1, 120));
    await use();
    expect(editor.value.focalPoints).toEqual({ top: { x: 42.2, y: 50, zoom: 2.5 } });
  });

  it.each(["Cancel", "Close"])("changes nothing by %s and returns the focus", async (name) => {
    const editor = await openSheet();
    await userEvent.keyboard("{ArrowLeft}");
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Crop" })).toHaveFocus());
    expect(editor.value).toBe(stored);
  });

  it("says that a photo did not load", async () => {
    await openSheet();
    fireEvent.error(within(screen.getByRole("dialog")).getByRole("img", { name: "Wide photo" }));
    expect(screen.getByRole("alert")).toHaveTextContent("The photo didn’t load.");
  });
});
