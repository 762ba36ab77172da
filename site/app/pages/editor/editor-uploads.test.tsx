// @vitest-environment jsdom
// The first upload loads it, for which a test would have to wait.
import "#app/profile/photos/resize-and-store.ts";
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeService } from "#test/fakes/fake-service.ts";
import { pngFile } from "#test/fixtures/photo-editor.tsx";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { startKeyboardDrag } from "../../../../packages/ui/test/fixtures/start-keyboard-drag.ts";
import { component } from "./editor.page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { PhotoError } from "#app/profile/photos/photo-failure.ts";
import type { createPhotoStore, StoredPhoto } from "#app/profile/photos/store-photo.ts";

const pendingUploads = vi.hoisted(() => new Map<string, PromiseWithResolvers<StoredPhoto>>());

vi.mock("#app/fonts/full.css", () => ({}));
// The preview needs a browser with layout.
vi.mock("#app/profile/screens/editor/preview/preview-pane.tsx", () => ({
  PreviewPane: () => null,
}));
vi.mock(import("#app/profile/photos/store-photo.ts"), () => {
  const store: typeof createPhotoStore =
    () =>
    ({ file }) => {
      const deferred = Promise.withResolvers<StoredPhoto>();
      pendingUploads.set((file as File).name, deferred); // the test adds Files alone
      return deferred.promise;
    };
  return { createPhotoStore: store };
});

const completeUpload = (name: string) =>
  act(async () => {
    const pair = { thumbnail: `/media/${name}-480.webp`, fullsize: `/media/${name}.webp` };
    pendingUploads.get(name)?.resolve({ pair, isShowable: true });
  });
const fail = (name: string) =>
  act(async () => pendingUploads.get(name)?.reject(new PhotoError({ code: "offline" })));

const stored: RealtorProfile = {
  id: "1",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  licenseNumber: "CA DRE 00000001",
  etcInfo: [
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_license", content: "CA DRE 00000002" },
    { contentType: "company_phone", content: "949-555-0100" },
  ],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  contactPhone: "949-555-0101",
  photos: [
    { path: "id", imageType: "thumbnail", url: "/media/me-480.webp" },
    { path: "id", imageType: "fullsize", url: "/media/me.webp" },
  ],
  isMakeHomepage: "Y",
};

/** Renders the editor in English with the photos section open. */
async function openEditor() {
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ method, body }) => (method === "PATCH" ? { ...stored, ...body } : undefined),
    ({ path }) => (path.startsWith("/v1/realtor/") ? stored : undefined),
  );
  const messages = {
    ko: { ...pageMessages("editor").ko, ...pageMessages("photos").ko },
    en: { ...pageMessages("editor").en, ...pageMessages("photos").en },
    "ja-JP": { ...pageMessages("editor")["ja-JP"], ...pageMessages("photos")["ja-JP"] },
  };
  renderAdmin(component, { path: "/en/nora/admin#photos", locale: "en", messages });
  const title = await screen.findByRole("heading", { name: "Photos", level: 2 });
  // Two frames after its section; else it could take the focus from what a test focuses.
  await waitFor(() => expect(title).toHaveFocus());
  return {
    sent: () => service.calls.filter(({ method }) => method === "PATCH").map(({ body }) => body),
  };
}

const gallery = () => within(screen.getByRole("group", { name: "Gallery" }));
const add = (...names: string[]) =>
  userEvent.upload(
    screen.getByRole("group", { name: "Gallery" }).querySelector("input[type=file]") ??
      document.body,
    names.map((name) => pngFile(name)),
  );
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
async function openSection(name: RegExp) {
  await userEvent.click(screen.getByRole("link", { name }));
  await screen.findByRole("heading", { name, level: 2 });
}
const isUnloadPrevented = () => {
  const event = new Event("beforeunload", { cancelable: true });
  act(() => void dispatchEvent(event));
  return event.defaultPrevented;
};

const revoked = vi.fn<(url: string) => void>();

beforeEach(() => {
  revoked.mockClear();
  pendingUploads.clear();
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${file.name}`,
    revokeObjectURL: revoked,
  });
  vi.spyOn(console, "error").mockReturnValue();
  // A wide window.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the editor continues uploads in other sections and keeps failed ones for a retry", async () => {
  await openEditor();
  await add("one.png", "two.png");
  await openSection(/^Video/);
  await completeUpload("one.png");
  await fail("two.png");
  expect(await screen.findByText("1 change not live yet")).toBeVisible();
  await openSection(/^Photos/);
  expect(gallery().getByRole("row", { name: "Photo 1" })).toBeVisible();
  expect(gallery().getByRole("alert")).toHaveTextContent("two.png");
  await userEvent.click(gallery().getByRole("button", { name: /again/i }));
  await completeUpload("two.png");
  expect(gallery().getByRole("row", { name: "Photo 2" })).toBeVisible();
  expect(gallery().queryByRole("alert")).toBeNull();
});

it("shows each image while it is uploaded, and releases it when it is stored", async () => {
  await openEditor();
  await add("one.png", "two.png");
  const images = () =>
    within(gallery().getByRole("list", { name: "Photos being uploaded" }))
      .getAllByRole("presentation")
      .map((image) => image.getAttribute("src"));
  expect(images()).toEqual(["blob:one.png", "blob:two.png"]);
  expect(revoked).not.toHaveBeenCalled();
  await completeUpload("one.png");
  expect(images()).toEqual(["blob:two.png"]);
  expect(revoked.mock.calls).toEqual([["blob:one.png"]]);
});

it("makes one undo step per upload and saves only photos", async () => {
  const { sent } = await openEditor();
  await add("one.png");
  await completeUpload("one.png");
  const handle = gallery().getByRole("button", { name: "Drag Photo 1" });
  act(() => handle.focus());
  await startKeyboardDrag("{Enter}");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(sent()).not.toEqual([]), { timeout: 5000 });
  for (const body of sent()) {
    expect(Object.keys(body ?? {}).toSorted()).toEqual(["draft", "updatedAt"]);
    expect(body).toHaveProperty("draft.changes", { photos: expect.any(Array) });
  }
  await click("Undo");
  expect(gallery().queryByRole("row")).toBeNull();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

it("the editor asks before leaving while an upload is pending", async () => {
  await openEditor();
  expect(isUnloadPrevented()).toBe(false);
  await add("one.png");
  expect(isUnloadPrevented()).toBe(true);
  await fail("one.png");
  expect(isUnloadPrevented()).toBe(false);
});

it("saves a number that is being typed when the page is closed", async () => {
  const { sent } = await openEditor();
  await openSection(/^Your numbers/);
  // One change: two could be saved one by one on a slow machine.
  await userEvent.click(screen.getByLabelText("Homes sold"));
  await userEvent.paste("12");
  expect(isUnloadPrevented()).toBe(false);
  act(() => void dispatchEvent(new Event("pagehide")));
  await vi.waitFor(
    () => expect(sent()).toMatchObject([{ draft: { changes: { salesCount: 12 } } }]),
    10_000,
  );
});

it("the editor lists pending and failed uploads before publishing", async () => {
  const { sent } = await openEditor();
  await add("one.png", "two.png");
  await click("Publish");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^2 photos are still uploading/)).toBeVisible();
  await completeUpload("one.png");
  await fail("two.png");
  expect(dialog.queryByText(/still uploading/)).toBeNull();
  expect(dialog.getByText(/^1 photo couldn’t be uploaded/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  // After the automatic save of the photo, if that is running.
  await vi.waitFor(
    () =>
      expect(sent().at(-1)).toMatchObject({
        isMakeHomepage: "Y",
        photos: expect.arrayContaining([expect.objectContaining({ url: "/media/one.png.webp" })]),
      }),
    10_000,
  );
});
