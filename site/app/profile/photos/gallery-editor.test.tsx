// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPhotoService, createApiError } from "#test/fakes/photo-service.ts";
import {
  createGate,
  getPhotoNames,
  pngFile,
  renderEditor,
  storedPhotos,
} from "#test/fixtures/photo-editor.tsx";
import { dropFiles } from "../../../../packages/ui/test/fixtures/drop-files.ts";
import { startKeyboardDrag } from "../../../../packages/ui/test/fixtures/start-keyboard-drag.ts";
import { CropPhoto } from "./crop-photo.tsx";
import { GalleryEditor } from "./gallery-editor.tsx";
import { photoLimits } from "./photo-rules.ts";
import type { PhotosValue } from "./photo-list.ts";
import type { createImageResizer } from "./resize-in-worker.ts";

vi.mock(import("./resize-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const resized = { thumbnail: webp, fullsize: webp };
  const resizer: typeof createImageResizer = () => () => Promise.resolve(resized);
  return { createImageResizer: resizer };
});

const { XMLHttpRequest } = globalThis;

function renderGallery(
  names: readonly string[] = ["a", "b", "c"],
  http: Http = createPhotoService().http,
) {
  const value: PhotosValue = {
    photos: [...storedPhotos("id", "me"), ...storedPhotos("gallery", ...names)],
    focalPoints: {},
  };
  const editor = renderEditor(
    value,
    (props) => <GalleryEditor {...props} limit={photoLimits.gallery} crop={CropPhoto} />,
    http,
  );
  return { editor, getOrder: () => getPhotoNames(editor.value, "gallery") };
}

const input = () => {
  const element = document.querySelector("input[type=file]");
  if (!(element instanceof HTMLInputElement)) throw new Error("There is no file input.");
  return element;
};
const button = (name: string) => screen.getByRole("button", { name });
const clickButton = (name: string) => userEvent.click(button(name));
const add = (...files: File[]) => userEvent.upload(input(), files);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined });
  // Without XMLHttpRequest uploads use the fake HTTP client.
  Reflect.deleteProperty(globalThis, "XMLHttpRequest");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(globalThis, { XMLHttpRequest });
});

/** Moves the focus by keys to the drag handle of the third of three photos. */
async function focusLastHandle() {
  act(() => screen.getByRole("row", { name: "Photo 1" }).focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Tab}");
  expect(button("Drag Photo 3")).toHaveFocus();
}

describe("moving and deleting", () => {
  it.each([
    [1, "Last", ["b", "c", "a"], "Photo 1 is now photo 3 of 3."],
    [3, "First", ["c", "a", "b"], "Photo 3 is now photo 1 of 3."],
    [2, "Earlier", ["b", "a", "c"], "Photo 2 is now photo 1 of 3."],
    [2, "Later", ["a", "c", "b"], "Photo 2 is now photo 3 of 3."],
  ])("moves photo %i by the menu: %s", async (n, entry, order, announcement) => {
    const { editor, getOrder } = renderGallery();
    act(() => screen.getByRole("row", { name: "Photo 1" }).focus());
    await userEvent.keyboard(`${"{ArrowRight}".repeat(n - 1)}{Tab}{Tab}`);
    expect(button(`Move photo ${n}`)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const item = await screen.findByRole("menuitem", { name: entry });
    act(() => item.focus());
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual(order);
    expect(getPhotoNames(editor.value, "id")).toEqual(["me"]);
    expect(screen.getByText(announcement)).toBeInTheDocument();
    expect(editor.past).toHaveLength(1);
    editor.undo();
    expect(getOrder()).toEqual(["a", "b", "c"]);
  });

  it("disables what is beyond the first photo", async () => {
    renderGallery();
    act(() => button("Move photo 1").focus());
    await userEvent.keyboard("{Enter}");
    const disabled = (name: string) =>
      screen.getByRole("menuitem", { name }).getAttribute("aria-disabled");
    await screen.findByRole("menu");
    expect(["First", "Earlier", "Later", "Last"].map(disabled)).toEqual([
      "true",
      "true",
      null,
      null,
    ]);
  });

  it("drags by the keyboard in one undo step", async () => {
    const { editor, getOrder } = renderGallery();
    await focusLastHandle();
    await startKeyboardDrag(" ");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft} ");
    expect(getOrder()).toEqual(["c", "a", "b"]);
    expect(editor.past).toHaveLength(1);
  });

  it("restores the order when a drag is canceled", async () => {
    const { editor, getOrder } = renderGallery();
    await focusLastHandle();
    await startKeyboardDrag("{Enter}");
    await userEvent.keyboard("{ArrowLeft}{Escape}");
    expect(button("Drag Photo 3")).toHaveFocus();
    expect(getOrder()).toEqual(["a", "b", "c"]);
    expect(editor.past).toEqual([]);
  });

  it("deletes and focuses the next photo, finally the button that adds photos", async () => {
    const { getOrder } = renderGallery(["a", "b"]);
    act(() => button("Delete photo 1").focus());
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual(["b"]);
    await waitFor(() => expect(screen.getByRole("row", { name: "Photo 1" })).toHaveFocus());
    // A key that is pressed twice does nothing on a photo.
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual(["b"]);
    act(() => button("Delete photo 1").focus());
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual([]);
    await waitFor(() => expect(button("Choose")).toHaveFocus());
  });

  it("restores a deleted photo at its position, after other changes too", async () => {
    const { getOrder } = renderGallery(["a", "b", "c"]);
    await clickButton("Delete photo 2");
    expect(screen.getByRole("alertdialog")).toHaveTextContent("Photo 2 removed");
    await add(pngFile("1.png"));
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "c", "new1"]), 10_000);
    await clickButton("Undo");
    expect(getOrder()).toEqual(["a", "b", "c", "new1"]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("focuses the next photo although the focused one has moved since", async () => {
    const { getOrder } = renderGallery(["a", "b", "c"]);
    await clickButton("Delete photo 1");
    act(() => button("Delete photo 1").focus());
    fireEvent.click(button("Undo"));
    // The focused button is now that of the second photo.
    await waitFor(() => expect(button("Delete photo 2")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual(["a", "c"]);
    await waitFor(() => expect(screen.getByRole("row", { name: "Photo 2" })).toHaveFocus());
  });

  it.each([
    ["at the same place within a moment", { x: 5, ms: 300 }, ["b", "c"]],
    ["elsewhere", { x: 60, ms: 300 }, ["c"]],
    ["later", { x: 5, ms: 900 }, ["c"]],
  ])("takes a second press %s as its own or not", (_, { x, ms }, order) => {
    const { getOrder } = renderGallery(["a", "b", "c"]);
    const press = (clientX: number, timeStamp: number) => {
      const click = new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY: 8 });
      Object.defineProperty(click, "timeStamp", { value: timeStamp });
      act(() => void button("Delete photo 1").dispatchEvent(click));
    };
    press(4, 1000);
    press(x, 1000 + ms);
    expect(getOrder()).toEqual(order);
  });

  it("clears the focal point of a deleted photo", async () => {
    const photos = storedPhotos("gallery", "a");
    const [, full] = photos.map(({ url }) => url);
    const value: PhotosValue = { photos, focalPoints: { [String(full)]: { x: 1, y: 2 } } };
    const editor = renderEditor(
      value,
      (props) => <GalleryEditor {...props} limit={photoLimits.gallery} crop={CropPhoto} />,
      createPhotoService().http,
    );
    await clickButton("Delete photo 1");
    expect(editor.value).toEqual({ photos: [], focalPoints: {} });
  });
});

describe("adding", () => {
  it.each([
    ["where nothing hovers", true, "Tap to choose from your photos."],
    ["where a pointer hovers", false, "Drop or paste them here. iPhone photos are fine."],
  ])("has the words of the device: %s", (_, isTouch, hint) => {
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: isTouch && query === "(hover: none)" }),
    );
    renderGallery();
    expect(screen.getByText(hint)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it("stores several files in the chosen order and announces it", async () => {
    const { getOrder, editor } = renderGallery(["a"]);
    await add(pngFile("1.png"), pngFile("2.png"));
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new1", "new2"]), 10_000);
    expect(screen.getByText("2.png was uploaded.")).toBeInTheDocument();
    expect(editor.past).toHaveLength(2);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("keeps the chosen order if a later upload finishes first", async () => {
    const first = createGate();
    let puts = 0;
    const service = createPhotoService(({ method }) => {
      puts += method === "PUT" ? 1 : 0;
      return method === "PUT" && puts <= 2 ? first.promise : undefined;
    });
    const { getOrder } = renderGallery(["a"], service.http);
    await add(pngFile("1.png"), pngFile("2.png"));
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new2"]), 10_000);
    expect(screen.getByText("2.png was uploaded. 1 photo is left.")).toBeInTheDocument();
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toEqual([expect.stringContaining("1.png")]);
    await first.open();
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new1", "new2"]), 10_000);
  });

  it("cancels an upload and keeps the focus in the list", async () => {
    const gate = createGate();
    const { getOrder } = renderGallery(["a"], createPhotoService(() => gate.promise).http);
    await add(pngFile("1.png"));
    expect(screen.getByRole("progressbar", { name: "Uploading 1.png" })).toHaveValue(0);
    await clickButton("Cancel: 1.png");
    expect(screen.queryByRole("progressbar")).toBeNull();
    await waitFor(() => expect(screen.getByRole("row", { name: "Photo 1" })).toHaveFocus());
    await gate.open();
    expect(getOrder()).toEqual(["a"]);
  });

  it("shows why each file was rejected and continues with the others", async () => {
    const { getOrder } = renderGallery([]);
    await userEvent.upload(
      input(),
      [pngFile("tiny.png", 1, 1), pngFile("good.png"), new File(["GIF89a"], "fun.png")],
      { applyAccept: false },
    );
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]), 10_000);
    const alerts = screen.getAllByRole("alert").map((alert) => alert.textContent);
    expect(alerts[0]).toContain("shorter side is at least 200 px");
    expect(alerts[1]).toContain("This is a GIF file. Choose a JPG, PNG, WebP, AVIF, or HEIC file.");
    expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
    await clickButton("Dismiss: tiny.png");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await waitFor(() => expect(button("Dismiss: fun.png")).toHaveFocus());
  });

  it("retries after a lost connection and keeps the focus", async () => {
    let offline = true;
    const service = createPhotoService(() => {
      if (offline) throw createApiError(0, "network.unreachable");
    });
    const { getOrder } = renderGallery([], service.http);
    await add(pngFile("1.png"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Check your internet connection");
    offline = false;
    await clickButton("Try again: 1.png");
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]), 10_000);
    await waitFor(() => expect(screen.getByRole("row", { name: "Photo 1" })).toHaveFocus());
  });

  it("accepts 30 photos and shows an error for the next", async () => {
    const names = Array.from({ length: 29 }, (_, index) => `p${index}`);
    const { getOrder } = renderGallery(names);
    await add(pngFile("30.png"), pngFile("31.png"));
    await vi.waitFor(() => expect(getOrder()).toHaveLength(30), 10_000);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      "31.png: The gallery holds up to 30 photos. Delete another photo",
    );
    await clickButton("Delete photo 1");
    await clickButton("Try again: 31.png");
    await vi.waitFor(() => expect(getOrder()).toHaveLength(30), 10_000);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows how many photos exceed the limit", () => {
    renderGallery(Array.from({ length: 32 }, (_, index) => `p${index}`));
    expect(screen.getByRole("alert")).toHaveTextContent("up to 30 photos. Delete 2 of them.");
  });

  it("accepts files that are pasted on the page, but not into a field", async () => {
    const { getOrder } = renderGallery([]);
    const field = document.body.appendChild(document.createElement("input"));
    const clipboardData = { files: [pngFile("1.png")] };
    expect(fireEvent.paste(field, { clipboardData })).toBe(true);
    expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
    expect(fireEvent.paste(document.body, { clipboardData })).toBe(false);
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]), 10_000);
    field.remove();
  });

  it("accepts dropped files and prevents the browser from opening them", async () => {
    const { getOrder } = renderGallery([]);
    dropFiles(input(), [pngFile("1.png"), pngFile("2.png")]);
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1", "new2"]), 10_000);
    const dataTransfer = { types: ["Files"] };
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
  });
});
