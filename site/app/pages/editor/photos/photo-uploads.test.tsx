// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GalleryEditor } from "./gallery-editor.tsx";
import { PhotoUploads, usePhotosUnderWay } from "./photo-uploads.tsx";
import { gate, namesOf, photoService, pngFile, renderEditor } from "./photos.test-tool.tsx";
import type { PhotosEditorProps } from "./photos-value.ts";
import type { createShrinker } from "./shrink-in-worker.ts";

vi.mock(import("./shrink-in-worker.ts"), () => {
  const webp = new Blob(["webp"], { type: "image/webp" });
  const shrunk = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
  const shrinker: typeof createShrinker = () => () => Promise.resolve(shrunk);
  return { createShrinker: shrinker };
});

const { XMLHttpRequest } = globalThis;
beforeEach(() => void Reflect.deleteProperty(globalThis, "XMLHttpRequest"));
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { XMLHttpRequest });
});

function Sections(props: PhotosEditorProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Another section
      </button>
      <p>{usePhotosUnderWay()} under way</p>
      {shown && <GalleryEditor {...props} />}
    </>
  );
}

it("goes on while another section is shown, and failed ones are still there after it", async () => {
  const hold = gate();
  const { http } = photoService(() => hold.promise);
  const start = { photos: [], focalPoints: {} };
  const held = renderEditor(
    start,
    (props) => (
      <PhotoUploads>
        <Sections {...props} />
      </PhotoUploads>
    ),
    http,
  );
  const files = [pngFile("1.png"), pngFile("tiny.png", 1, 1)];
  await userEvent.upload(screen.getByLabelText("Add photos"), files);
  expect(await screen.findByRole("alert")).toHaveTextContent("tiny.png");
  expect(screen.getByText("1 under way")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Another section" }));
  await hold.open();
  await vi.waitFor(() => expect(namesOf(held.value, "gallery")).toEqual(["new1"]));
  expect(screen.getByText("0 under way")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Another section" }));
  expect(screen.getByRole("alert")).toHaveTextContent("tiny.png");
  expect(screen.getByRole("listitem", { name: "Photo 1" })).toBeVisible();
});
