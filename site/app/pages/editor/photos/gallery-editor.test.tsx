// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GalleryEditor } from "./gallery-editor.tsx";
import {
  gate,
  namesOf,
  photoService,
  pngFile,
  refusal,
  renderEditor,
  storedPhotos,
} from "./photos.test-tool.tsx";
import type { PhotosValue } from "./photos-value.ts";
import type { createShrinker } from "./shrink-in-worker.ts";

vi.mock(import("./shrink-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const shrunk = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
  const shrinker: typeof createShrinker = () => () => Promise.resolve(shrunk);
  return { createShrinker: shrinker };
});

const { XMLHttpRequest } = globalThis;

function open(names: readonly string[] = ["a", "b", "c"], http: Http = photoService().http) {
  const value: PhotosValue = {
    photos: [...storedPhotos("id", "me"), ...storedPhotos("gallery", ...names)],
    focalPoints: {},
  };
  const held = renderEditor(value, (props) => <GalleryEditor {...props} />, http);
  return { held, order: () => namesOf(held.value, "gallery") };
}

const input = () => screen.getByLabelText("Add photos");
const tile = (n: number) => within(screen.getByRole("listitem", { name: `Photo ${n}` }));
const press = (n: number, name: string) => userEvent.click(tile(n).getByRole("button", { name }));
const add = (...files: File[]) => userEvent.upload(input(), files);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  // Without it files go the way of any other call, which a fake service answers.
  Reflect.deleteProperty(globalThis, "XMLHttpRequest");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(globalThis, { XMLHttpRequest });
});

describe("moving and deleting", () => {
  it("moves by buttons, one step of undo each, and leaves other paths alone", async () => {
    const { held, order } = open();
    await press(1, "Move later");
    expect(order()).toEqual(["b", "a", "c"]);
    expect(tile(2).getByText("Moved to position 2 of 3.")).toBeInTheDocument();
    expect(tile(2).getByRole("button", { name: "Move later" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(order()).toEqual(["b", "c", "a"]);
    expect(namesOf(held.value, "id")).toEqual(["me"]);
    expect(held.past).toHaveLength(2);
    held.undo();
    expect(order()).toEqual(["b", "a", "c"]);
  });

  it("moves by the arrow keys on the handle", async () => {
    const { order } = open();
    tile(3).getByRole("button", { name: "Drag to reorder" }).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(order()).toEqual(["c", "a", "b"]);
  });

  it("deletes, and the focus goes on to the next photo's own button, at last to adding", async () => {
    const { order } = open(["a", "b"]);
    await press(1, "Delete");
    expect(order()).toEqual(["b"]);
    expect(tile(1).getByRole("button", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(order()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it("forgets the focal point of a deleted photo", async () => {
    const photos = storedPhotos("gallery", "a");
    const [, full] = photos.map(({ url }) => url);
    const value: PhotosValue = { photos, focalPoints: { [String(full)]: { x: 1, y: 2 } } };
    const held = renderEditor(value, (props) => <GalleryEditor {...props} />, photoService().http);
    await press(1, "Delete");
    expect(held.value).toEqual({ photos: [], focalPoints: {} });
  });
});

describe("dragging", () => {
  beforeEach(() => {
    Element.prototype.setPointerCapture = () => undefined;
    // jsdom lays nothing out: tiles of 100 px, one under the other.
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
  const at = (y: number) => ({ pointerId: 1, button: 0, clientX: 10, clientY: y });
  const lift = (n: number, from: number, to: number) => {
    const grip = handle(n);
    fireEvent.pointerDown(grip, at(from));
    fireEvent.pointerMove(grip, at(from + 6));
    fireEvent.pointerMove(grip, at(to));
    return grip;
  };
  const lifted = () => document.querySelectorAll("[data-dragging]").length;

  it("shows where the photo will land, moves it there, and says so", () => {
    const { order, held } = open();
    const grip = lift(1, 80, 270);
    expect(lifted()).toBe(1);
    // The gap stands for the third place; the others have closed up.
    const list = screen.getByRole("list");
    expect([...list.children].map((item) => item.getAttribute("aria-hidden"))).toEqual([
      null,
      null,
      null,
      "true",
    ]);
    expect(order()).toEqual(["a", "b", "c"]);
    fireEvent.pointerUp(grip, at(270));
    expect(order()).toEqual(["b", "c", "a"]);
    expect(held.past).toHaveLength(1);
    expect(lifted()).toBe(0);
    expect(tile(3).getByText("Moved to position 3 of 3.")).toBeInTheDocument();
    expect(handle(3)).toHaveFocus();
  });

  it.each<[string, (grip: HTMLElement) => void]>([
    ["Esc", () => fireEvent.keyDown(document, { key: "Escape" })],
    ["a lost pointer", (grip) => fireEvent.lostPointerCapture(grip, at(270))],
    ["letting go where it was", (grip) => fireEvent.pointerMove(grip, at(80))],
  ])("puts everything back by %s", (_, end) => {
    const { order, held } = open();
    const grip = lift(1, 80, 270);
    end(grip);
    fireEvent.pointerUp(grip, at(80));
    expect(lifted()).toBe(0);
    expect(order()).toEqual(["a", "b", "c"]);
    expect(held.past).toEqual([]);
  });

  it("does not lift what is only pressed, nor follow a second pointer", () => {
    const { order } = open();
    const grip = handle(1);
    fireEvent.pointerDown(grip, at(80));
    fireEvent.pointerMove(grip, at(82));
    fireEvent.pointerMove(grip, { ...at(270), pointerId: 2 });
    fireEvent.pointerUp(grip, at(82));
    expect(lifted()).toBe(0);
    expect(order()).toEqual(["a", "b", "c"]);
  });

  it("ends when the photo is gone", () => {
    const { held } = open();
    const grip = handle(2);
    const { value } = held;
    held.past.push({ ...value, photos: storedPhotos("gallery", "a", "c") });
    lift(2, 180, 20);
    held.undo();
    expect(lifted()).toBe(0);
    fireEvent.pointerUp(grip, at(20));
    expect(namesOf(held.value, "gallery")).toEqual(["a", "c"]);
  });
});

describe("adding", () => {
  it("stores several files in the order chosen, and says so", async () => {
    const { order, held } = open(["a"]);
    await add(pngFile("1.png"), pngFile("2.png"));
    await vi.waitFor(() => expect(order()).toEqual(["a", "new1", "new2"]));
    expect(screen.getByText("2.png was uploaded.")).toBeInTheDocument();
    expect(held.past).toHaveLength(2);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("keeps the order chosen, also where a later one arrives first", async () => {
    const first = gate();
    let puts = 0;
    const service = photoService(({ method }) => {
      puts += method === "PUT" ? 1 : 0;
      return method === "PUT" && puts <= 2 ? first.promise : undefined;
    });
    const { order } = open(["a"], service.http);
    await add(pngFile("1.png"), pngFile("2.png"));
    await vi.waitFor(() => expect(order()).toEqual(["a", "new2"]));
    expect(screen.getByText("2.png was uploaded. 1 photo is left.")).toBeInTheDocument();
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items[1]).toContain("1.png");
    await first.open();
    await vi.waitFor(() => expect(order()).toEqual(["a", "new1", "new2"]));
  });

  it("is cancelled, and the focus stays in the list", async () => {
    const hold = gate();
    const { order } = open(["a"], photoService(() => hold.promise).http);
    await add(pngFile("1.png"));
    expect(screen.getByRole("progressbar", { name: "1.png" })).toHaveValue(0);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(tile(1).getByRole("button", { name: "Drag to reorder" })).toHaveFocus();
    await hold.open();
    expect(order()).toEqual(["a"]);
  });

  it("says for each file why it was refused, and the others go on", async () => {
    const { order } = open([]);
    await userEvent.upload(
      input(),
      [pngFile("tiny.png", 1, 1), pngFile("good.png"), new File(["GIF89a"], "fun.png")],
      { applyAccept: false },
    );
    await vi.waitFor(() => expect(order()).toEqual(["new1"]));
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

  it("is tried again after a lost connection, with the focus kept", async () => {
    let offline = true;
    const service = photoService(() => {
      if (offline) throw refusal(0, "network.unreachable");
    });
    const { order } = open([], service.http);
    await add(pngFile("1.png"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Check your internet connection");
    offline = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(order()).toEqual(["new1"]));
    expect(tile(1).getByRole("button", { name: "Drag to reorder" })).toHaveFocus();
  });

  it("offers another file in a failed one's place", async () => {
    const chosen: HTMLInputElement[] = [];
    vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function click(
      this: HTMLInputElement,
    ) {
      chosen.push(this);
    });
    const { order } = open([]);
    await add(pngFile("tiny.png", 1, 1));
    await userEvent.click(await screen.findByRole("button", { name: "Choose another file" }));
    const [dialog] = chosen;
    Object.defineProperty(dialog, "files", { value: [pngFile("good.png")] });
    if (dialog) fireEvent.change(dialog);
    await vi.waitFor(() => expect(order()).toEqual(["new1"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes thirty, and says what to do with the thirty-first", async () => {
    const names = Array.from({ length: 29 }, (_, index) => `p${index}`);
    const { order } = open(names);
    await add(pngFile("30.png"), pngFile("31.png"));
    await vi.waitFor(() => expect(order()).toHaveLength(30));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      "31.pngThe gallery holds up to 30 photos. Delete another photo",
    );
    await press(1, "Delete");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(order()).toHaveLength(30));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says how many are too many, however they came", () => {
    open(Array.from({ length: 32 }, (_, index) => `p${index}`));
    expect(screen.getByRole("alert")).toHaveTextContent("up to 30 photos. Delete 2 of them.");
  });

  it("takes dropped files, and lets none be opened in the page's place", async () => {
    const { order } = open([]);
    const area = input().closest("label") ?? document.body;
    const dataTransfer = { types: ["Files"], files: [pngFile("1.png"), pngFile("2.png")] };
    fireEvent.dragOver(area, { dataTransfer });
    expect(area).toHaveAttribute("data-over");
    fireEvent.drop(area, { dataTransfer });
    expect(area).not.toHaveAttribute("data-over");
    await vi.waitFor(() => expect(order()).toEqual(["new1", "new2"]));
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
  });
});
