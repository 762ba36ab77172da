import type { Http } from "@realtor/api/http";
import { ApiError } from "@realtor/api/http";
import type { Photo, PhotoPath } from "@realtor/api/loaning";
import { act, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createIntl } from "#app/i18n/create-intl.ts";
import { provideWords } from "#app/i18n/provide-words.tsx";
import type { PageAddress } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { PhotoUploads } from "./photo-uploads.tsx";
import { photosMessages } from "./photos-messages.ts";
import type { PhotosEditorProps, PhotosValue } from "./photos-value.ts";

const address: PageAddress = {
  locale: "en",
  lang: "en",
  path: "/grace-kim/admin",
  search: "",
  origin: "https://realtor.example",
  desiredUrl: "grace-kim",
  ownDomain: false,
};

/** Shows a part of the editor in English, on its page. */
export function renderOnPage(children: ReactNode) {
  return render(
    <PageRoot
      component={() => children}
      address={address}
      props={{}}
      provideWords={provideWords(createIntl("en", photosMessages.en))}
    />,
  );
}

/** A photo editor with the value it changes; `past` holds one value for each step of undo. */
export function renderEditor(
  start: PhotosValue,
  show: (props: PhotosEditorProps) => ReactNode,
  http: Http,
) {
  const held = { value: start, past: [] as PhotosValue[], undo: () => undefined as void };
  function Editor() {
    const [value, setValue] = useState(start);
    held.value = value;
    held.undo = () => act(() => setValue(held.past.pop() ?? start));
    const onChange: PhotosEditorProps["onChange"] = (update) => {
      const next = update(held.value);
      if (next === held.value) return;
      held.past.push(held.value);
      held.value = next;
      setValue(next);
    };
    return show({ value, onChange, http });
  }
  renderOnPage(
    <PhotoUploads>
      <Editor />
    </PhotoUploads>,
  );
  return held;
}

/** Both sizes of a path's photos, by the names of their files. */
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

/** The names of a path's full sizes, in order. */
export function namesOf({ photos }: PhotosValue, path: PhotoPath): string[] {
  return photos
    .filter((photo) => photo.path === path && photo.imageType === "fullsize")
    .map(({ url }) => /([^/]+)\.webp$/.exec(url)?.[1] ?? url);
}

/** A file with a PNG's head of that size. */
export function pngFile(name: string, width = 800, height = 600): File {
  const head = new DataView(new ArrayBuffer(33));
  const letters = (at: number, text: string) =>
    text.split("").forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)));
  letters(0, "\u0089PNG\r\n\u001A\n");
  head.setUint32(8, 13);
  letters(12, "IHDR");
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new File([head.buffer], name, { type: "image/png" });
}

/** A refusal by the service. */
export function refusal(status: number, code = `http.${status}`): ApiError {
  return new ApiError({ status, code, message: "No.", reachable: status > 0, request: "PUT" });
}

/** A service that stores every picture, under a number; `answer` may refuse, or hold a call up. */
export function photoService(
  answer: (call: { method: string; path: string }) => Promise<void> | void = () => undefined,
) {
  const sent: { path: string; type: string | undefined; body: unknown }[] = [];
  let tickets = 0;
  const http: Http = async (path, call) => {
    await answer({ method: call.method ?? "GET", path });
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
    // As the contract has it.
    return { status: 200, headers: new Headers(), data: data as never };
  };
  return { http, sent, tickets: () => tickets };
}

/** A promise that is settled from outside. */
export function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, open: () => act(async () => resolve()), refuse: reject };
}
