// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { Http } from "@realtor/api/http";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
import type { createShrinker, Shrink } from "./shrink-in-worker.ts";
import { SinglePhotoEditor } from "./single-photo-editor.tsx";

const shrinks = vi.hoisted(() => ({ tasks: [] as Parameters<Shrink>[0][] }));

vi.mock(import("./shrink-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const shrunk = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
  const shrinker: typeof createShrinker = () => (task) => {
    shrinks.tasks.push(task);
    return Promise.resolve(shrunk);
  };
  return { createShrinker: shrinker };
});

const { XMLHttpRequest } = globalThis;
const revoked = vi.fn<(url: string) => void>();
const stored = (name = "old"): PhotosValue => ({
  photos: storedPhotos("top", name),
  focalPoints: {},
});
const empty: PhotosValue = { photos: [], focalPoints: {} };

function open(value: PhotosValue, http: Http = photoService().http) {
  const held = renderEditor(
    value,
    (props) => <SinglePhotoEditor {...props} path="top" label="Hero photo" hint="Wide is best." />,
    http,
  );
  return { held, names: () => namesOf(held.value, "top") };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const input = () => screen.getByLabelText("Hero photo Add photos");

/** Node's own Response does not know jsdom's files. */
const answer = (status: number) =>
  ({ ok: status === 200, status, blob: async () => pngFile("stored.png") }) as unknown as Response;

/** The file dialogs that were opened; choosing in one is a change of its input. */
function watchDialogs() {
  const dialogs: HTMLInputElement[] = [];
  vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function click(
    this: HTMLInputElement,
  ) {
    dialogs.push(this);
  });
  return (file: File) => {
    const dialog = dialogs.at(-1);
    Object.defineProperty(dialog, "files", { value: [file] });
    if (dialog) fireEvent.change(dialog);
  };
}

beforeEach(() => {
  shrinks.tasks.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
  Reflect.deleteProperty(globalThis, "XMLHttpRequest");
  // jsdom shows no files.
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: revoked });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { XMLHttpRequest });
});

describe("the photo of a path", () => {
  it("is added, named by its label, with the hint told", async () => {
    const { names } = open(empty);
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

  it("stays until the one that replaces it has arrived, which forgets its focal point", async () => {
    const choose = watchDialogs();
    const hold = gate();
    const value = { ...stored(), focalPoints: { top: { x: 1, y: 2 }, id: { x: 3, y: 4 } } };
    const { held, names } = open(value, photoService(() => hold.promise).http);
    await press("Replace");
    choose(pngFile("1.png"));
    await screen.findByRole("progressbar");
    expect(names()).toEqual(["old"]);
    await hold.open();
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
    expect(held.value.focalPoints).toEqual({ id: { x: 3, y: 4 } });
    expect(held.past).toHaveLength(1);
  });

  it("is the newest choice: one on its way gives way to it", async () => {
    const choose = watchDialogs();
    const hold = gate();
    const { names } = open(stored(), photoService(() => hold.promise).http);
    await press("Replace");
    choose(pngFile("1.png"));
    await screen.findByRole("progressbar", { name: "1.png" });
    await press("Replace");
    choose(pngFile("2.png"));
    await screen.findByRole("progressbar", { name: "2.png" });
    expect(screen.queryByRole("progressbar", { name: "1.png" })).toBeNull();
    await hold.open();
    await vi.waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText("2.png was uploaded.")).toBeInTheDocument();
  });

  it("is deleted, and the focus goes to adding", async () => {
    const { held } = open({ ...stored(), focalPoints: { top: { x: 1, y: 2 } } });
    await press("Delete");
    expect(held.value).toEqual(empty);
    expect(input()).toHaveFocus();
  });

  it("takes one of several dropped files", async () => {
    const { names } = open(empty);
    const files = [pngFile("1.png"), pngFile("2.png")];
    fireEvent.drop(input().closest("label") ?? document.body, {
      dataTransfer: { types: ["Files"], files },
    });
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
    expect(shrinks.tasks).toHaveLength(1);
  });

  it("is not cropped where it is a drawing", () => {
    const url = "https://realtor.example/media/mark.svg";
    open({ photos: [{ path: "top", imageType: "fullsize", url }], focalPoints: {} });
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

  it("begins where pages hold a photo without one, and is moved by keys, a run of them one step", async () => {
    const { held } = open(stored());
    await press("Focal point");
    expect(button("Focal point")).toHaveAttribute("aria-expanded", "true");
    const across = screen.getByRole("slider", { name: "Horizontal" });
    expect(across).toHaveValue("50");
    expect(across).toHaveAccessibleDescription(/stays in view/);
    expect(screen.getByRole("slider", { name: "Vertical" })).toHaveAttribute(
      "aria-valuetext",
      "18%",
    );
    // jsdom moves no slider by keys.
    fireEvent.change(across, { target: { value: "51" } });
    fireEvent.change(across, { target: { value: "52" } });
    expect(held.past).toEqual([]);
    fireEvent.keyUp(across, { key: "ArrowRight" });
    expect(held.value.focalPoints).toEqual({ top: { x: 52, y: 18 } });
    expect(held.past).toHaveLength(1);
  });

  it("is put where the photo is pressed, a drag one step", async () => {
    const { held } = open(stored());
    await press("Focal point");
    const photo = screen.getByRole("img", { name: "Hero photo" });
    const pointer = { pointerId: 1, button: 0 };
    fireEvent.pointerDown(photo, { ...pointer, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(photo, { ...pointer, clientX: 300, clientY: 900 });
    fireEvent.lostPointerCapture(photo, pointer);
    expect(held.value.focalPoints).toEqual({ top: { x: 50, y: 100 } });
    fireEvent.pointerMove(photo, { ...pointer, clientX: 400, clientY: 100 });
    fireEvent.lostPointerCapture(photo, pointer);
    expect(held.past).toHaveLength(1);
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
      vi.fn<typeof fetch>(async () => answer(200)),
    );
  });

  async function openDialog() {
    await press("Crop");
    const dialog = await screen.findByRole("dialog", { name: "Crop photo" });
    const picture = within(dialog).getByRole("img", { name: "Hero photo" });
    Object.defineProperties(picture, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 600 },
    });
    fireEvent.load(picture);
    return picture;
  }

  it("stores the part anew in its place, from the stored photo's own bytes", async () => {
    const { held, names } = open({ ...stored(), focalPoints: { top: { x: 50, y: 50 } } });
    expect(await openDialog()).toHaveAttribute("src", "/media/old.webp");
    await press("Apply");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(fetch).toHaveBeenCalledWith("/media/old.webp", expect.anything());
    expect(names()).toEqual(["new1"]);
    expect(shrinks.tasks[0]?.crop).toEqual({ x: 67, y: 113, width: 667, height: 375 });
    expect(held.value.focalPoints).toEqual({ top: { x: 49.9, y: 49.9 } });
    expect(held.past).toHaveLength(1);
    await waitFor(() => expect(button("Crop")).toHaveFocus());
  });

  it("begins again from all of the picture, which is still at hand", async () => {
    const { names } = open(empty);
    await userEvent.upload(input(), pngFile("1.png"));
    await vi.waitFor(() => expect(names()).toEqual(["new1"]));
    expect(await openDialog()).toHaveAttribute("src", "blob:photo");
    await press("Apply");
    await waitFor(() => expect(names()).toEqual(["new2"]));
    await openDialog();
    await press("Apply");
    await waitFor(() => expect(names()).toEqual(["new3"]));
    expect(fetch).not.toHaveBeenCalled();
    const [first, second, third] = shrinks.tasks;
    expect([first?.file, second?.file]).toEqual([third?.file, third?.file]);
    expect(third?.crop).toEqual(second?.crop);
    expect(revoked).toHaveBeenCalledWith("blob:photo");
  });

  it.each<[string, () => void, string]>([
    ["offline", () => vi.mocked(fetch).mockRejectedValue(new TypeError("failed")), "connection"],
    ["gone", () => vi.mocked(fetch).mockResolvedValue(answer(404)), "cannot be found"],
  ])("leaves the photo where it is %s, and says so in the dialog", async (_, fail, text) => {
    fail();
    const { names } = open(stored());
    await openDialog();
    await press("Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(names()).toEqual(["old"]);
    await press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leaves the photo where the service refuses, and can be applied again", async () => {
    let refuses = true;
    const service = photoService(() => {
      if (refuses) throw refusal(500);
    });
    const { names } = open(stored(), service.http);
    await openDialog();
    await press("Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be stored");
    expect(names()).toEqual(["old"]);
    refuses = false;
    await press("Apply");
    await waitFor(() => expect(names()).toEqual(["new1"]));
  });
});
