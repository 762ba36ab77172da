// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPhotoService, createApiError } from "#test/fakes/photo-service.ts";
import { dropFiles } from "../../../../../packages/ui/test/fixtures/drop-files.ts";
import {
  createGate,
  getPhotoNames,
  pngFile,
  renderEditor,
  storedPhotos,
} from "#test/fixtures/photo-editor.tsx";
import type { PhotosValue } from "./photo-list.ts";
import type { createImageResizer, ResizeImage } from "./resize-in-worker.ts";
import { SinglePhotoEditor } from "./single-photo-editor.tsx";

const resizes = vi.hoisted(() => ({ tasks: [] as Parameters<ResizeImage>[0][] }));

vi.mock(import("./resize-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const resized = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
  const resizer: typeof createImageResizer = () => (task) => {
    resizes.tasks.push(task);
    return Promise.resolve(resized);
  };
  return { createImageResizer: resizer };
});

const { XMLHttpRequest } = globalThis;
const revoked = vi.fn<(url: string) => void>();
const stored = (name = "old"): PhotosValue => ({
  photos: storedPhotos("top", name),
  focalPoints: {},
});
const emptyValue: PhotosValue = { photos: [], focalPoints: {} };

function renderSinglePhoto(value: PhotosValue, http: Http = createPhotoService().http) {
  const editor = renderEditor(
    value,
    (props) => <SinglePhotoEditor {...props} path="top" label="Hero photo" hint="Wide is best." />,
    http,
  );
  return { editor, names: () => getPhotoNames(editor.value, "top") };
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
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
    expect(screen.getByRole("img", { name: "Hero photo" })).toHaveAttribute(
      "src",
      "/images/480/new1.webp",
    );
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
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
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
    await vi.waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText("2.png was uploaded.")).toBeInTheDocument();
  });

  it("deletes the photo and focuses the button that adds one", async () => {
    const { editor } = renderSinglePhoto({ ...stored(), focalPoints: { top: { x: 1, y: 2 } } });
    await clickButton("Delete");
    expect(editor.value).toEqual(emptyValue);
    await waitFor(() => expect(button("Choose")).toHaveFocus());
  });

  it("uploads only the first of several dropped files", async () => {
    const { names } = renderSinglePhoto(emptyValue);
    dropFiles(input(), [pngFile("1.png"), pngFile("2.png")]);
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
    expect(resizes.tasks).toHaveLength(1);
  });

  it("replaces the photo with a file that is dropped on it", async () => {
    const { names } = renderSinglePhoto(stored());
    dropFiles(screen.getByRole("img", { name: "Hero photo" }), [pngFile("1.png")]);
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
  });

  it("says why a dropped file of another type is rejected", async () => {
    renderSinglePhoto(emptyValue);
    dropFiles(input(), [new File(["GIF89a"], "fun.gif", { type: "image/gif" })]);
    expect(await screen.findByRole("alert")).toHaveTextContent("fun.gif: This is a GIF file.");
  });

  it("offers no crop for an SVG", () => {
    const url = "https://realtor.example/media/mark.svg";
    renderSinglePhoto({ photos: [{ path: "top", imageType: "fullsize", url }], focalPoints: {} });
    expect(screen.queryByRole("button", { name: "Crop" })).toBeNull();
    expect(button("Delete")).toBeVisible();
  });
});

describe("the focal point", () => {
  beforeEach(() => {
    Element.prototype.setPointerCapture = () => undefined;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(100, 50, 400, 200),
    );
  });

  it("starts at the default point and makes one undo step of a series of key presses", async () => {
    const { editor } = renderSinglePhoto(stored());
    await clickButton("Focal point");
    expect(button("Focal point")).toHaveAttribute("aria-expanded", "true");
    const across = screen.getByRole("slider", { name: "Horizontal" });
    expect(across).toHaveAttribute("aria-valuetext", "50%");
    expect(across).toHaveAccessibleDescription(/stays in view/);
    expect(screen.getByRole("slider", { name: "Vertical" })).toHaveAttribute(
      "aria-valuetext",
      "18%",
    );
    act(() => across.focus());
    // Held down for two steps.
    const user = userEvent.setup();
    await user.keyboard("{ArrowRight>2}");
    expect(editor.past).toEqual([]);
    await user.keyboard("{/ArrowRight}");
    expect(editor.value.focalPoints).toEqual({ top: { x: 52, y: 18 } });
    expect(editor.past).toHaveLength(1);
  });

  it("sets the point by pointer and makes one undo step of a drag", async () => {
    const { editor } = renderSinglePhoto(stored());
    await clickButton("Focal point");
    const photo = screen.getByRole("img", { name: "Hero photo" });
    const pointer = { pointerId: 1, button: 0 };
    fireEvent.pointerDown(photo, { ...pointer, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(photo, { ...pointer, clientX: 300, clientY: 900 });
    fireEvent.lostPointerCapture(photo, pointer);
    expect(editor.value.focalPoints).toEqual({ top: { x: 50, y: 100 } });
    fireEvent.pointerMove(photo, { ...pointer, clientX: 400, clientY: 100 });
    fireEvent.lostPointerCapture(photo, pointer);
    expect(editor.past).toHaveLength(1);
  });
});

describe("cropping", () => {
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
    const { editor, names } = renderSinglePhoto({
      ...stored(),
      focalPoints: { top: { x: 50, y: 50 } },
    });
    expect(await openDialog()).toHaveAttribute("src", "/media/old.webp");
    await clickButton("Apply");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(fetch).toHaveBeenCalledWith("/media/old.webp", expect.anything());
    expect(names()).toEqual(["new1"]);
    expect(resizes.tasks[0]?.crop).toEqual({ x: 67, y: 113, width: 667, height: 375 });
    expect(editor.value.focalPoints).toEqual({ top: { x: 49.9, y: 49.9 } });
    expect(editor.past).toHaveLength(1);
    await waitFor(() => expect(button("Crop")).toHaveFocus());
  });

  it("crops the original file again while it is in memory", async () => {
    const { names } = renderSinglePhoto(emptyValue);
    await userEvent.upload(input(), pngFile("1.png"));
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
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
    ["gone", () => vi.mocked(fetch).mockResolvedValue(createResponse(404)), "cannot be found"],
  ])("keeps the photo and shows the error in the dialog when %s", async (_, fail, text) => {
    fail();
    const { names } = renderSinglePhoto(stored());
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
    const { names } = renderSinglePhoto(stored(), service.http);
    await openDialog();
    await clickButton("Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be stored");
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
        "This photo is 1,200 px wide. Large screens show it sharply from 1,440 px.",
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
