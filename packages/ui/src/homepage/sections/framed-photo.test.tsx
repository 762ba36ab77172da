import { render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { FramedPhoto, type FramedPhotoProps } from "./framed-photo.tsx";

const photo = { url: "https://realtor.example/media/a.jpg", focus: { x: 40, y: 20 } };
const show = (color?: string, props: Partial<FramedPhotoProps> = {}) => (
  <FramedPhoto
    photo={photo}
    alt=""
    sizes="100vw"
    ratio={[4, 3]}
    resolveImage={(url) => ({ src: url, srcSet: "", color })}
    {...props}
  />
);

it("shows the color behind the photo, next to the focal point", () => {
  const { container } = render(show("#8ac"));
  expect(container.querySelector("img")).toHaveStyle({
    background: "#8ac",
    objectPosition: "40% 20%",
  });
});

it("has no style attribute without a color and a focal point", () => {
  const { container } = render(show(undefined, { photo: { ...photo, focus: null } }));
  expect(container.querySelector("img")).not.toHaveAttribute("style");
});

it("magnifies the photo from its focal point, and loads a larger one", () => {
  const focus = { x: 40, y: 20, zoom: 1.5 };
  const sizes = "(max-width: 760px) 100vw, 420px";
  const { container } = render(show(undefined, { photo: { ...photo, focus }, sizes }));
  const image = container.querySelector("img");
  expect(image).toHaveStyle({ scale: "1.5", transformOrigin: "40% 20%" });
  expect(image).toHaveAttribute("sizes", "100vw");
});

it("keeps the server's color during hydration, without an error", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(show("#8ac"));
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(container, show(), { onRecoverableError }));
  expect(container.querySelector("img")).toHaveStyle({ background: "#8ac" });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
