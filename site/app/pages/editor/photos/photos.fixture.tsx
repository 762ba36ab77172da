import { ApiError, type Http } from "@realtor/api/http";
import type { Photo, PhotoPath } from "@realtor/api/loaning";
import { act, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import type { PageAddress } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { PhotoUploads } from "./photo-uploads.tsx";
import { photosMessages } from "./photos-messages.ts";
import type { PhotosEditorProps, PhotosValue } from "./photos-value.ts";

const address: PageAddress = {
  locale: "en",
  path: "/grace-kim/admin",
  search: "",
  origin: "https://realtor.example",
  desiredUrl: "grace-kim",
  ownDomain: false,
};

/** Renders a part of the editor in English. */
export function renderOnPage(children: ReactNode) {
  return render(
    <PageRoot
      component={() => children}
      address={address}
      props={{}}
      provideIntl={provideIntl(createIntl("en", photosMessages.en))}
    />,
  );
}

/** Renders a photo editor with state; `past` contains the previous value of each undo step. */
export function renderEditor(
  initialValue: PhotosValue,
  renderPhotoEditor: (props: PhotosEditorProps) => ReactNode,
  http: Http,
) {
  const editor = { value: initialValue, past: [] as PhotosValue[], undo: () => undefined as void };
  function Editor() {
    const [value, setValue] = useState(initialValue);
    editor.value = value;
    editor.undo = () => act(() => setValue(editor.past.pop() ?? initialValue));
    const onChange: PhotosEditorProps["onChange"] = (update) => {
      const next = update(editor.value);
      if (next === editor.value) return;
      editor.past.push(editor.value);
      editor.value = next;
      setValue(next);
    };
    return renderPhotoEditor({ value, onChange, http });
  }
  renderOnPage(
    <PhotoUploads>
      <Editor />
    </PhotoUploads>,
  );
  return editor;
}

/** Both sizes of photos with the given file names. */
export function storedPhotos(path: PhotoPath, ...names: string[]): Photo[] {
  return names.flatMap((name) => [
    {
      path,
      imageType: "thumbnail" as const,
      url: `https://realtor.example/media/${name}-480.webp`,
    },
    { path, imageType: "fullsize" as const, url: `https://realtor.example/media/${name}.webp` },
  ]);
}

/** File names of the full sizes of a path, in order. */
export function getPhotoNames({ photos }: PhotosValue, path: PhotoPath): string[] {
  return photos
    .filter((photo) => photo.path === path && photo.imageType === "fullsize")
    .map(({ url }) => /([^/]+)\.webp$/.exec(url)?.[1] ?? url);
}

/** A file with the header of a PNG of the given size. */
export function pngFile(name: string, width = 800, height = 600): File {
  const head = new DataView(new ArrayBuffer(33));
  const writeText = (at: number, text: string) =>
    text
      .split("")
      .forEach((character, index) => head.setUint8(at + index, character.charCodeAt(0)));
  writeText(0, "\u0089PNG\r\n\u001A\n");
  head.setUint32(8, 13);
  writeText(12, "IHDR");
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new File([head.buffer], name, { type: "image/png" });
}

/** An error response of the service. */
export function createApiError(status: number, code = `http.${status}`): ApiError {
  return new ApiError({ status, code, message: "No.", reachable: status > 0, request: "PUT" });
}

/**
 * A fake service that stores every image under a number; `intercept` can throw or delay a request.
 */
export function createPhotoService(
  intercept: (call: { method: string; path: string }) => Promise<void> | void = () => undefined,
) {
  const sent: { path: string; type: string | undefined; body: unknown }[] = [];
  let tickets = 0;
  const http: Http = async (path, call) => {
    await intercept({ method: call.method ?? "GET", path });
    call.signal?.throwIfAborted();
    if (call.method === "PUT") {
      sent.push({ path, type: call.headers?.["content-type"], body: call.body });
      return { status: 200, headers: new Headers(), data: undefined as never };
    }
    const { files } = call.body as { files: { path: string; imageType: string }[] };
    tickets += 1;
    const data = files.map(({ path: of, imageType }) => {
      const name = imageType === "thumbnail" ? `new${tickets}-480` : `new${tickets}`;
      const uploadUrl = `https://realtor.example/media/${name}.webp?signature=x`;
      return { path: of, imageType, uploadUrl };
    });
    // The request type matches the contract.
    return { status: 200, headers: new Headers(), data: data as never };
  };
  return { http, sent, tickets: () => tickets };
}

/** A promise that the test settles. */
export function createGate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, open: () => act(async () => resolve()), reject };
}
