// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
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
import { GalleryEditor } from "./gallery-editor.tsx";
import type { PhotosValue } from "./photo-list.ts";
import type { createImageResizer } from "./resize-in-worker.ts";

vi.mock(import("./resize-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const resized = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
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
  const editor = renderEditor(value, (props) => <GalleryEditor {...props} />, http);
  return { editor, getOrder: () => getPhotoNames(editor.value, "gallery") };
}

const input = () => screen.getByLabelText("Add photos");
const tile = (n: number) => within(screen.getByRole("listitem", { name: `Photo ${n}` }));
const clickTileButton = (n: number, name: string) =>
  userEvent.click(tile(n).getByRole("button", { name }));
const add = (...files: File[]) => userEvent.upload(input(), files);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  // Without XMLHttpRequest uploads use the fake HTTP client.
  Reflect.deleteProperty(globalThis, "XMLHttpRequest");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(globalThis, { XMLHttpRequest });
});

describe("moving and deleting", () => {
  it("moves by buttons in one undo step each and keeps other paths", async () => {
    const { editor, getOrder } = renderGallery();
    await clickTileButton(1, "Move later");
    expect(getOrder()).toEqual(["b", "a", "c"]);
    expect(tile(2).getByText("Moved to position 2 of 3.")).toBeInTheDocument();
    expect(tile(2).getByRole("button", { name: "Move later" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual(["b", "c", "a"]);
    expect(getPhotoNames(editor.value, "id")).toEqual(["me"]);
    expect(editor.past).toHaveLength(2);
    editor.undo();
    expect(getOrder()).toEqual(["b", "a", "c"]);
  });

  it("moves by the arrow keys on the handle", async () => {
    const { getOrder } = renderGallery();
    tile(3).getByRole("button", { name: "Drag to reorder" }).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(getOrder()).toEqual(["c", "a", "b"]);
  });

  it("deletes and focuses the next delete button, finally the file input", async () => {
    const { getOrder } = renderGallery(["a", "b"]);
    await clickTileButton(1, "Delete");
    expect(getOrder()).toEqual(["b"]);
    expect(tile(1).getByRole("button", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(getOrder()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it("clears the focal point of a deleted photo", async () => {
    const photos = storedPhotos("gallery", "a");
    const [, full] = photos.map(({ url }) => url);
    const value: PhotosValue = { photos, focalPoints: { [String(full)]: { x: 1, y: 2 } } };
    const editor = renderEditor(
      value,
      (props) => <GalleryEditor {...props} />,
      createPhotoService().http,
    );
    await clickTileButton(1, "Delete");
    expect(editor.value).toEqual({ photos: [], focalPoints: {} });
  });
});

describe("dragging", () => {
  beforeEach(() => {
    Element.prototype.setPointerCapture = () => undefined;
    // jsdom has no layout: tiles of 100 px in a column.
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(
      this: Element,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return this.tagName === "LI"
        ? new DOMRect(0, index * 100, 200, 90)
        : new DOMRect(0, 0, 200, 300);
    });
  });

  const handle = (n: number) => tile(n).getByRole("button", { name: "Drag to reorder" });
  const pointerAt = (y: number) => ({ pointerId: 1, button: 0, clientX: 10, clientY: y });
  const startDrag = (n: number, from: number, to: number) => {
    const grip = handle(n);
    fireEvent.pointerDown(grip, pointerAt(from));
    fireEvent.pointerMove(grip, pointerAt(from + 6));
    fireEvent.pointerMove(grip, pointerAt(to));
    return grip;
  };
  const getDraggedCount = () => document.querySelectorAll("[data-dragging]").length;

  it("shows the target position, moves the photo and announces it", () => {
    const { getOrder, editor } = renderGallery();
    const grip = startDrag(1, 80, 270);
    expect(getDraggedCount()).toBe(1);
    // The placeholder is at the third position; the others have closed up.
    const list = screen.getByRole("list");
    expect([...list.children].map((item) => item.getAttribute("aria-hidden"))).toEqual([
      null,
      null,
      null,
      "true",
    ]);
    expect(getOrder()).toEqual(["a", "b", "c"]);
    fireEvent.pointerUp(grip, pointerAt(270));
    expect(getOrder()).toEqual(["b", "c", "a"]);
    expect(editor.past).toHaveLength(1);
    expect(getDraggedCount()).toBe(0);
    expect(tile(3).getByText("Moved to position 3 of 3.")).toBeInTheDocument();
    expect(handle(3)).toHaveFocus();
  });

  it.each<[string, (grip: HTMLElement) => void]>([
    ["Esc", () => fireEvent.keyDown(document, { key: "Escape" })],
    ["a lost pointer", (grip) => fireEvent.lostPointerCapture(grip, pointerAt(270))],
    ["a drop at the start position", (grip) => fireEvent.pointerMove(grip, pointerAt(80))],
  ])("restores the order on %s", (_, end) => {
    const { getOrder, editor } = renderGallery();
    const grip = startDrag(1, 80, 270);
    end(grip);
    fireEvent.pointerUp(grip, pointerAt(80));
    expect(getDraggedCount()).toBe(0);
    expect(getOrder()).toEqual(["a", "b", "c"]);
    expect(editor.past).toEqual([]);
  });

  it("ignores a press without movement and a second pointer", () => {
    const { getOrder } = renderGallery();
    const grip = handle(1);
    fireEvent.pointerDown(grip, pointerAt(80));
    fireEvent.pointerMove(grip, pointerAt(82));
    fireEvent.pointerMove(grip, { ...pointerAt(270), pointerId: 2 });
    fireEvent.pointerUp(grip, pointerAt(82));
    expect(getDraggedCount()).toBe(0);
    expect(getOrder()).toEqual(["a", "b", "c"]);
  });

  it("ends the drag when the photo is removed", () => {
    const { editor } = renderGallery();
    const grip = handle(2);
    const { value } = editor;
    editor.past.push({ ...value, photos: storedPhotos("gallery", "a", "c") });
    startDrag(2, 180, 20);
    editor.undo();
    expect(getDraggedCount()).toBe(0);
    fireEvent.pointerUp(grip, pointerAt(20));
    expect(getPhotoNames(editor.value, "gallery")).toEqual(["a", "c"]);
  });
});

describe("adding", () => {
  it("stores several files in the chosen order and announces it", async () => {
    const { getOrder, editor } = renderGallery(["a"]);
    await add(pngFile("1.png"), pngFile("2.png"));
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new1", "new2"]));
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
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new2"]));
    expect(screen.getByText("2.png was uploaded. 1 photo is left.")).toBeInTheDocument();
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items[1]).toContain("1.png");
    await first.open();
    await vi.waitFor(() => expect(getOrder()).toEqual(["a", "new1", "new2"]));
  });

  it("cancels an upload and keeps the focus in the list", async () => {
    const gate = createGate();
    const { getOrder } = renderGallery(["a"], createPhotoService(() => gate.promise).http);
    await add(pngFile("1.png"));
    expect(screen.getByRole("progressbar", { name: "1.png" })).toHaveValue(0);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(tile(1).getByRole("button", { name: "Drag to reorder" })).toHaveFocus();
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
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]));
    const alerts = screen.getAllByRole("alert").map((alert) => alert.textContent);
    expect(alerts[0]).toContain("shorter side is at least 200 px");
    expect(alerts[1]).toContain(
      "This is a GIF file. Only JPG, PNG and WebP files can be uploaded.",
    );
    for (const alert of screen.getAllByRole("alert"))
      expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
    const [first] = screen.getAllByRole("button", { name: "Dismiss" });
    if (first) await userEvent.click(first);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
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
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]));
    expect(tile(1).getByRole("button", { name: "Drag to reorder" })).toHaveFocus();
  });

  it("replaces a failed upload with another file", async () => {
    const chosen: HTMLInputElement[] = [];
    vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function click(
      this: HTMLInputElement,
    ) {
      chosen.push(this);
    });
    const { getOrder } = renderGallery([]);
    await add(pngFile("tiny.png", 1, 1));
    await userEvent.click(await screen.findByRole("button", { name: "Choose another file" }));
    const [dialog] = chosen;
    Object.defineProperty(dialog, "files", { value: [pngFile("good.png")] });
    if (dialog) fireEvent.change(dialog);
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("accepts 30 photos and shows an error for the next", async () => {
    const names = Array.from({ length: 29 }, (_, index) => `p${index}`);
    const { getOrder } = renderGallery(names);
    await add(pngFile("30.png"), pngFile("31.png"));
    await vi.waitFor(() => expect(getOrder()).toHaveLength(30));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      "31.pngThe gallery holds up to 30 photos. Delete another photo",
    );
    await clickTileButton(1, "Delete");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(getOrder()).toHaveLength(30));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows how many photos exceed the limit", () => {
    renderGallery(Array.from({ length: 32 }, (_, index) => `p${index}`));
    expect(screen.getByRole("alert")).toHaveTextContent("up to 30 photos. Delete 2 of them.");
  });

  it("accepts dropped files and prevents the browser from opening them", async () => {
    const { getOrder } = renderGallery([]);
    const area = input().closest("label") ?? document.body;
    const dataTransfer = { types: ["Files"], files: [pngFile("1.png"), pngFile("2.png")] };
    fireEvent.dragOver(area, { dataTransfer });
    expect(area).toHaveAttribute("data-dragover");
    fireEvent.drop(area, { dataTransfer });
    expect(area).not.toHaveAttribute("data-dragover");
    await vi.waitFor(() => expect(getOrder()).toEqual(["new1", "new2"]));
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
  });
});
