// @vitest-environment jsdom
// The first upload loads it, for which a test would have to wait.
import "./resize-and-store.ts";
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createPhotoService, createApiError } from "#test/fakes/photo-service.ts";
import {
  createGate,
  getPhotoNames,
  pngFile,
  renderEditor,
  storedPhotos,
} from "#test/fixtures/photo-editor.tsx";
import { dropFiles } from "../../../../packages/ui/test/fixtures/drop-files.ts";
import type { PhotosValue } from "./photo-list.ts";
import type { createImageResizer, ResizeImage } from "./resize-in-worker.ts";
import { SinglePhotoEditor } from "./single-photo-editor.tsx";

const resizes = vi.hoisted(() => ({ tasks: [] as Parameters<ResizeImage>[0][] }));

vi.mock(import("./resize-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const resized = { thumbnail: webp, fullsize: webp };
  const resizer: typeof createImageResizer = () => (task) => {
    resizes.tasks.push(task);
    return Promise.resolve(resized);
  };
  return { createImageResizer: resizer };
});

const { XMLHttpRequest } = globalThis;
const revoked = vi.fn<(url: string) => void>();
type SinglePath = "top" | "logo" | "ogImage";
const stored = (name = "old", path: SinglePath = "top"): PhotosValue => ({
  photos: storedPhotos(path, name),
  focalPoints: {},
});
const emptyValue: PhotosValue = { photos: [], focalPoints: {} };

function renderSinglePhoto(
  value: PhotosValue,
  http: Http = createPhotoService().http,
  path: SinglePath = "top",
) {
  const editor = renderEditor(
    value,
    (props) => <SinglePhotoEditor {...props} path={path} label="Hero photo" hint="Wide is best." />,
    http,
  );
  return { editor, names: () => getPhotoNames(editor.value, path) };
}

/** The sheet that opens by itself after an upload. */
async function closeSheet() {
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

const button = (name: string) => screen.getByRole("button", { name });
const clickButton = (name: string) => userEvent.click(button(name));
const input = () => {
  const element = document.querySelector("input[type=file]");
  if (!(element instanceof HTMLInputElement)) throw new Error("There is no file input.");
  return element;
};

/** A fake: the Response of Node does not support jsdom files. */
const createResponse = (status: number) =>
  ({ ok: status === 200, status, blob: async () => pngFile("stored.png") }) as unknown as Response;

// Loaded on demand; their first import can take longer than `findByRole` waits.
beforeAll(async () => {
  await import("./fit/fit-dialog.tsx");
  await import("@realtor/ui/crop-dialog");
});
beforeEach(() => {
  resizes.tasks.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
  Reflect.deleteProperty(globalThis, "XMLHttpRequest");
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: revoked });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { XMLHttpRequest });
});

describe("SinglePhotoEditor", () => {
  it("uploads a photo named by its label and described by the hint", async () => {
    const { names } = renderSinglePhoto(emptyValue);
    expect(screen.getByRole("group", { name: "Hero photo" })).toHaveAccessibleDescription(
      "Wide is best.",
    );
    await userEvent.upload(input(), pngFile("1.png"));
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
    await closeSheet();
    expect(screen.getByRole("img", { name: "Hero photo" })).toHaveAttribute(
      "src",
      "/images/480/new1.webp",
    );
    await waitFor(() => expect(button("Crop")).toHaveFocus());
    expect(screen.getByText("1.png was uploaded.")).toBeInTheDocument();
  });

  it("keeps the photo until its replacement is stored, then clears the focal point", async () => {
    const gate = createGate();
    const value = { ...stored(), focalPoints: { top: { x: 1, y: 2 }, id: { x: 3, y: 4 } } };
    const { editor, names } = renderSinglePhoto(value, createPhotoService(() => gate.promise).http);
    await userEvent.upload(input(), pngFile("1.png"));
    await screen.findByRole("progressbar");
    expect(names()).toEqual(["old"]);
    await gate.open();
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
    expect(editor.value.focalPoints).toEqual({ id: { x: 3, y: 4 } });
    expect(editor.past).toHaveLength(1);
  });

  it("cancels a pending upload when another file is chosen", async () => {
    const gate = createGate();
    const { names } = renderSinglePhoto(stored(), createPhotoService(() => gate.promise).http);
    await userEvent.upload(input(), pngFile("1.png"));
    await screen.findByRole("progressbar", { name: "Uploading 1.png" });
    await userEvent.upload(input(), pngFile("2.png"));
    await screen.findByRole("progressbar", { name: "Uploading 2.png" });
    expect(screen.queryByRole("progressbar", { name: "Uploading 1.png" })).toBeNull();
    await gate.open();
    await vi.waitFor(() => expect(names()).toHaveLength(1), 10_000);
    await closeSheet();
    expect(screen.getByText("2.png was uploaded.")).toBeInTheDocument();
  });

  it("deletes the photo, focuses the button that adds one, and restores it", async () => {
    const value = { ...stored(), focalPoints: { top: { x: 1, y: 2 }, id: { x: 3, y: 4 } } };
    const { editor } = renderSinglePhoto(value);
    await clickButton("Delete");
    expect(editor.value).toEqual({ photos: [], focalPoints: { id: { x: 3, y: 4 } } });
    expect(button("Choose a photo")).toHaveFocus();
    expect(screen.getByRole("alertdialog")).toHaveTextContent("Photo removed");
    await clickButton("Undo");
    expect(editor.value).toEqual(value);
  });

  it("does not restore a photo in place of a newer one", async () => {
    const { names } = renderSinglePhoto(stored("old", "logo"), createPhotoService().http, "logo");
    await clickButton("Delete");
    await userEvent.upload(input(), pngFile("1.png"));
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
    await clickButton("Undo");
    expect(names()).toEqual(["new1"]);
  });

  it("uploads only the first of several dropped files", async () => {
    const { names } = renderSinglePhoto(emptyValue);
    dropFiles(input(), [pngFile("1.png"), pngFile("2.png")]);
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
    expect(resizes.tasks).toHaveLength(1);
  });

  it("replaces the photo with a file that is dropped on it", async () => {
    const { names } = renderSinglePhoto(stored());
    dropFiles(screen.getByRole("img", { name: "Hero photo" }), [pngFile("1.png")]);
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
  });

  it("says why a dropped file of another type is rejected", async () => {
    renderSinglePhoto(emptyValue);
    dropFiles(input(), [new File(["GIF89a"], "fun.gif", { type: "image/gif" })]);
    expect(await screen.findByRole("alert")).toHaveTextContent("fun.gif: This is a GIF file.");
  });

  it("offers no crop for the file of an SVG", () => {
    const url = "https://realtor.example/media/mark.svg";
    const photos = [{ path: "logo" as const, imageType: "fullsize" as const, url }];
    renderSinglePhoto({ photos, focalPoints: {} }, createPhotoService().http, "logo");
    expect(screen.queryByRole("button", { name: "Crop" })).toBeNull();
    expect(button("Delete")).toBeVisible();
  });

  it("shows the photo as the page crops it", () => {
    renderSinglePhoto({ ...stored(), focalPoints: { top: { x: 20, y: 70, zoom: 1.5 } } });
    expect(screen.getByRole("img", { name: "Hero photo" })).toHaveStyle({
      objectPosition: "20% 70%",
      scale: "1.5",
    });
  });
});

describe("cropping the file", () => {
  beforeEach(() => {
    Element.prototype.scrollTo = () => undefined;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 480, 360),
    );
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(async () => createResponse(200)),
    );
  });

  const renderLogo = (value: PhotosValue, http: Http = createPhotoService().http) =>
    renderSinglePhoto(value, http, "logo");

  async function openDialog() {
    await clickButton("Crop");
    const dialog = await screen.findByRole("dialog", { name: "Crop photo" });
    const image = within(dialog).getByRole("img", { name: "Hero photo" });
    Object.defineProperties(image, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 600 },
    });
    fireEvent.load(image);
    return image;
  }

  it("replaces the photo with a crop of the stored image", async () => {
    const { editor, names } = renderLogo(stored("old", "logo"));
    expect(await openDialog()).toHaveAttribute("src", "/media/old.webp");
    await clickButton("Apply");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(fetch).toHaveBeenCalledWith("/media/old.webp", expect.anything());
    expect(names()).toEqual(["new1"]);
    expect(resizes.tasks[0]?.crop).toEqual({ x: 150, y: 50, width: 500, height: 500 });
    expect(editor.past).toHaveLength(1);
    await waitFor(() => expect(button("Crop")).toHaveFocus());
  });

  it("crops the original file again while it is in memory", async () => {
    const { names } = renderLogo(emptyValue);
    await userEvent.upload(input(), pngFile("1.png"));
    await vi.waitFor(() => expect(names()).toEqual(["new1"]), 10_000);
    expect(await openDialog()).toHaveAttribute("src", "blob:photo");
    await clickButton("Apply");
    await waitFor(() => expect(names()).toEqual(["new2"]));
    await openDialog();
    await clickButton("Apply");
    await waitFor(() => expect(names()).toEqual(["new3"]));
    expect(fetch).not.toHaveBeenCalled();
    const [first, second, third] = resizes.tasks;
    expect([first?.file, second?.file]).toEqual([third?.file, third?.file]);
    expect(third?.crop).toEqual(second?.crop);
    expect(revoked).toHaveBeenCalledWith("blob:photo");
  });

  it.each<[string, () => void, string]>([
    ["offline", () => vi.mocked(fetch).mockRejectedValue(new TypeError("failed")), "connection"],
    ["gone", () => vi.mocked(fetch).mockResolvedValue(createResponse(404)), "couldn’t find"],
  ])("keeps the photo and shows the error in the dialog when %s", async (_, fail, text) => {
    fail();
    const { names } = renderLogo(stored("old", "logo"));
    await openDialog();
    await clickButton("Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(names()).toEqual(["old"]);
    await clickButton("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the photo after a server error and allows a retry", async () => {
    let isFailing = true;
    const service = createPhotoService(() => {
      if (isFailing) throw createApiError(500);
    });
    const { names } = renderLogo(stored("old", "logo"), service.http);
    await openDialog();
    await clickButton("Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent("couldn’t store");
    expect(names()).toEqual(["old"]);
    isFailing = false;
    await clickButton("Apply");
    await waitFor(() => expect(names()).toEqual(["new1"]));
  });
});

describe("a photo that is narrower than its largest frame", () => {
  /** jsdom loads no images. */
  function stubImageWidth(width: number) {
    vi.stubGlobal(
      "Image",
      class extends EventTarget {
        readonly naturalWidth = width;
        set src(_url: string) {
          queueMicrotask(() => this.dispatchEvent(new Event("load")));
        }
      },
    );
  }
  afterEach(() => vi.unstubAllGlobals());

  it("has a notice with both widths", async () => {
    stubImageWidth(1200);
    renderSinglePhoto(stored());
    expect(
      await screen.findByText(
        "This photo is 1,200 px wide. Use a photo at least 1,440 px wide for large screens.",
      ),
    ).toBeVisible();
  });

  it("has none when it is wide enough", async () => {
    stubImageWidth(1440);
    renderSinglePhoto(stored());
    await act(async () => {});
    expect(screen.queryByText(/This photo is/)).toBeNull();
  });
});
