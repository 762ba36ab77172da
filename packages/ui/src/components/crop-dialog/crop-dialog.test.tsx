import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import type { Crop } from "./crop-area.ts";
import { CropDialog, type CropDialogProps } from "./crop-dialog.tsx";

const labels = controlLabelsFor("ko").crop;
const start: Crop = { x: 400, y: 300, width: 1200, height: 900 };

function setup(change: Partial<CropDialogProps> = {}) {
  const onApply = vi.fn<(crop: Crop) => void>();
  const onClose = vi.fn<() => void>();
  const props: CropDialogProps = {
    open: true,
    onClose,
    image: { src: "/house.jpg", alt: "집", width: 2400, height: 1800 },
    labels,
    initialCrop: start,
    onApply,
    ...change,
  };
  return { onApply, onClose, props, ...render(<CropDialog {...props} />) };
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        자르기
      </button>
      <CropDialog {...createProps(setOpen)} open={open} />
    </>
  );
}

const createProps = (setOpen: (open: boolean) => void) => ({
  onClose: () => setOpen(false),
  image: { src: "/house.jpg", alt: "집", width: 2400, height: 1800 },
  labels,
  onApply: () => undefined,
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const frame = () => screen.getByRole("group", { name: labels.frame });
const handle = (name: string) => screen.getByRole("button", { name });
const ratio = (name: string) => screen.getByRole("radio", { name });
const image = () => screen.getByRole("img", { name: "집" });
const zoomTo = (value: number) =>
  fireEvent.change(screen.getByRole("slider", { name: labels.zoom }), { target: { value } });

async function applied({ onApply }: { onApply: ReturnType<typeof setup>["onApply"] }) {
  await press(labels.apply);
  return onApply.mock.lastCall?.[0];
}

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  // jsdom has no layout: every element measures 480 × 360, a fifth of the image.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 480, 360));
});

afterEach(() => vi.restoreAllMocks());

describe("CropDialog", () => {
  it("renders nothing until it opens, nor on the server", () => {
    hydrate(<Page />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has a name and a description of its keys, and focuses the frame", async () => {
    render(<Page />);
    await press("자르기");
    const dialog = screen.getByRole("dialog", { name: labels.title });
    expect(dialog).toHaveAccessibleDescription(labels.keys);
    expect(frame()).toHaveFocus();
    expect(ratio("4:3")).toBeChecked();
  });

  it.each([
    ["Esc", () => userEvent.keyboard("{Escape}")],
    ["the cancel button", () => press(labels.cancel)],
    ["the close button", () => press(labels.close)],
  ])("closes with %s, restores the focus and discards its state", async (_, close) => {
    render(<Page />);
    await press("자르기");
    await userEvent.click(ratio("1:1"));
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "자르기" })).toHaveFocus();
    await press("자르기");
    expect(ratio("4:3")).toBeChecked();
  });

  it("returns the initial crop unchanged", async () => {
    expect(await applied(setup())).toEqual(start);
  });

  it("enforces a single ratio without a choice", async () => {
    const all = setup({ ratios: ["1:1"] });
    expect(screen.queryByRole("radiogroup")).toBeNull();
    expect(await applied(all)).toMatchObject({ width: 900, height: 900 });
  });
});

describe("cropping by keyboard", () => {
  it("moves the frame by one screen pixel, ten with Shift, and announces the area", async () => {
    const all = setup();
    frame().focus();
    // The initial zoom shows 1500 of 2400 image pixels on 480 screen pixels.
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    expect(await applied(all)).toEqual({ ...start, x: 403, y: 331 });
    expect(
      screen.getByText("가로 1200, 세로 900 픽셀. 왼쪽에서 403, 위에서 331 픽셀."),
    ).toHaveAttribute("aria-live", "polite");
  });

  it("pans the image up to its edge", async () => {
    const all = setup({ initialCrop: { ...start, x: 1100, y: 800 } });
    zoomTo(4);
    const target = frame();
    for (let presses = 0; presses < 40; presses++) {
      fireEvent.keyDown(target, { key: "ArrowRight", shiftKey: true });
      fireEvent.keyDown(target, { key: "ArrowDown", shiftKey: true });
    }
    const crop = await applied(all);
    expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBe(2400);
    expect((crop?.y ?? 0) + (crop?.height ?? 0)).toBe(1800);
  });

  it("does not handle other keys and shortcuts", () => {
    setup();
    expect(fireEvent.keyDown(frame(), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(frame(), { key: "a" })).toBe(true);
    expect(fireEvent.keyDown(frame(), { key: "ArrowLeft" })).toBe(false);
  });

  it("preserves the ratio when resized from a corner", async () => {
    const all = setup();
    handle(labels.handles.bottomRight).focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    const crop = await applied(all);
    expect(crop).toMatchObject({ x: start.x, y: start.y });
    expect(crop?.width).toBeLessThan(start.width);
    expect((crop?.width ?? 0) / (crop?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  });

  it("zooms under the frame and resizes it when the ratio changes", async () => {
    const all = setup();
    const slider = screen.getByRole("slider", { name: labels.zoom });
    expect(slider).toHaveAttribute("aria-valuetext", "160%");
    zoomTo(3.2);
    expect(slider).toHaveAttribute("aria-valuetext", "320%");
    expect(await applied(all)).toEqual({ x: 700, y: 525, width: 600, height: 450 });
    await userEvent.click(ratio("1:1"));
    expect(await applied(all)).toMatchObject({ width: 520, height: 520 });
  });
});

describe("cropping by pointer and touch", () => {
  it("moves the frame by dragging it", async () => {
    const all = setup();
    fireEvent.pointerDown(frame(), { clientX: 200, clientY: 200 });
    fireEvent.pointerMove(document, { clientX: 210, clientY: 180 });
    fireEvent.pointerUp(document, { clientX: 210, clientY: 180 });
    expect(frame()).toHaveFocus();
    const crop = await applied(all);
    expect(crop).toMatchObject({ width: 1200, height: 900 });
    expect([crop?.x, crop?.y]).toEqual([431, 238]);
  });

  it("pans the image by dragging it", async () => {
    Element.prototype.setPointerCapture = () => undefined;
    const all = setup();
    fireEvent.pointerDown(image(), { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(image(), { pointerId: 1, clientX: 30, clientY: 10 });
    fireEvent.lostPointerCapture(image(), { pointerId: 1 });
    fireEvent.pointerMove(image(), { pointerId: 1, clientX: 300, clientY: 10 });
    expect(frame()).toHaveFocus();
    expect(screen.getByText(/왼쪽에서 300,/)).toBeInTheDocument();
    expect(await applied(all)).toEqual({ ...start, x: 300 });
  });

  it("zooms with two fingers without moving the frame", async () => {
    const all = setup();
    const touch = { pointerType: "touch", clientY: 100 };
    fireEvent.pointerDown(frame(), { ...touch, pointerId: 1, clientX: 100 });
    fireEvent.pointerDown(frame(), { ...touch, pointerId: 2, clientX: 200 });
    fireEvent.pointerMove(frame(), { ...touch, pointerId: 2, clientX: 300 });
    fireEvent.pointerUp(frame(), { ...touch, pointerId: 1, clientX: 100 });
    fireEvent.pointerMove(frame(), { ...touch, pointerId: 2, clientX: 500 });
    fireEvent.pointerUp(frame(), { ...touch, pointerId: 2, clientX: 500 });
    expect(await applied(all)).toEqual({ x: 700, y: 525, width: 600, height: 450 });
  });
});

describe("an image that is loading", () => {
  const unknown = { image: { src: "/house.jpg", alt: "집" } };

  it("disables Apply with a description until the size is known", async () => {
    const all = setup(unknown);
    const apply = screen.getByRole("button", { name: labels.apply });
    expect(apply).toHaveAttribute("aria-disabled", "true");
    expect(apply).toHaveAccessibleDescription(labels.loading);
    expect(screen.getByRole("slider")).toBeDisabled();
    Object.defineProperties(image(), {
      naturalWidth: { value: 2400 },
      naturalHeight: { value: 1800 },
    });
    fireEvent.load(image());
    expect(screen.queryByText(labels.loading)).toBeNull();
    expect(await applied(all)).toEqual(start);
  });

  it("shows an alert and only the cancel button when loading fails", async () => {
    const { onClose } = setup(unknown);
    fireEvent.error(image());
    expect(screen.getByRole("alert")).toHaveTextContent(labels.failed);
    expect(screen.queryByRole("button", { name: labels.apply })).toBeNull();
    await press(labels.cancel);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("resets its state for another image", async () => {
    const { props, rerender } = setup(unknown);
    fireEvent.error(image());
    act(() => rerender(<CropDialog {...props} image={{ src: "/other.jpg", alt: "집" }} />));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(image()).toHaveAttribute("src", "/other.jpg");
  });
});

describe("while applying", () => {
  it("cannot be changed, closed or submitted twice", async () => {
    const { onApply, onClose } = setup({ busy: true });
    zoomTo(4);
    frame().focus();
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await userEvent.click(ratio("1:1"));
    await press(labels.cancel);
    await press(labels.close);
    await press(labels.applying);
    expect(ratio("4:3")).toBeChecked();
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "160%");
    expect([...onApply.mock.calls, ...onClose.mock.calls]).toEqual([]);
  });

  it("shows the error and preserves the crop", async () => {
    const all = setup({ error: "적용하지 못했습니다." });
    expect(screen.getByRole("alert")).toHaveTextContent("적용하지 못했습니다.");
    expect(await applied(all)).toEqual(start);
  });
});
