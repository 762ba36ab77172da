import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { FailedTile, DropTargetTile, UploadingTile, PhotoTile } from "./photo-tile.tsx";

const labels = controlLabelsFor("en").photoTile;
const crop = vi.fn<(id: string) => void>();

function Album() {
  const [photos, setPhotos] = useState(["a", "b", "c"]);
  const move = (id: string, by: number) => {
    const rest = photos.filter((other) => other !== id);
    rest.splice(photos.indexOf(id) + by, 0, id);
    setPhotos(rest);
  };
  return (
    <ul>
      {photos.map((id, index) => (
        <PhotoTile
          key={id}
          labels={labels}
          src={`/${id}.jpg`}
          alt={id}
          position={index + 1}
          total={photos.length}
          onMove={(by) => move(id, by)}
          onCrop={() => crop(id)}
          onDelete={() => setPhotos(photos.filter((other) => other !== id))}
        />
      ))}
    </ul>
  );
}

const order = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
const tile = (n: number) => within(screen.getByRole("listitem", { name: `Photo ${n}` }));
const tool = (n: number, name: string) => tile(n).getByRole("button", { name });
const announcements = () =>
  [...document.querySelectorAll('[aria-live="polite"]')]
    .map((region) => region.textContent)
    .filter((text) => text !== "");

describe("PhotoTile", () => {
  it("renders a named list item with its position or the cover label", () => {
    hydrate(<Album />);
    expect(tile(1).getByText("Cover")).toBeVisible();
    expect(tile(2).getByText("2")).toBeVisible();
    expect(tile(2).getAllByRole("button")).toHaveLength(5);
  });

  it.each([
    ["later", 1, labels.moveForward, "b,a,c", "Moved to position 2 of 3."],
    ["earlier", 3, labels.moveBack, "a,c,b", "Moved to position 2 of 3."],
  ])(
    "moves %s, announces the position and preserves the focus",
    async (_, from, name, result, announcement) => {
      render(<Album />);
      const button = tool(from, name);
      await userEvent.click(button);
      expect(order().join()).toBe(result);
      expect(announcements()).toEqual([announcement]);
      expect(button).toHaveFocus();
    },
  );

  it("moves by the arrow keys on its handle up to both ends", async () => {
    render(<Album />);
    const handle = tool(1, labels.drag);
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(order()).toEqual(["b", "c", "a"]);
    expect(announcements()).toEqual(["Moved to position 3 of 3."]);
    expect(handle).toHaveFocus();
  });

  it("disables the move buttons at the ends with aria-disabled", () => {
    render(<Album />);
    expect(tool(1, labels.moveBack)).toHaveAttribute("aria-disabled", "true");
    expect(tool(3, labels.moveForward)).toHaveAttribute("aria-disabled", "true");
    expect(tool(2, labels.moveForward)).not.toHaveAttribute("aria-disabled");
  });

  it("announces nothing when other photos move", async () => {
    render(<Album />);
    await userEvent.click(tool(1, labels.delete));
    expect(order()).toEqual(["b", "c"]);
    expect(announcements()).toEqual([]);
  });

  it("announces its position when dropped", () => {
    const tileAt = (position: number, dragging: boolean) => (
      <ul>
        <PhotoTile
          labels={labels}
          src="/a.jpg"
          alt=""
          position={position}
          total={3}
          dragging={dragging}
          onMove={() => undefined}
          onCrop={() => undefined}
          onDelete={() => undefined}
        />
      </ul>
    );
    const page = render(tileAt(1, true));
    page.rerender(tileAt(3, false));
    expect(announcements()).toEqual(["Moved to position 3 of 3."]);
    page.rerender(tileAt(3, true));
    page.rerender(tileAt(3, false));
    page.rerender(tileAt(2, false));
    expect(announcements()).toEqual([]);
  });

  it("calls onCrop", async () => {
    render(<Album />);
    await userEvent.click(tool(2, labels.crop));
    expect(crop).toHaveBeenCalledWith("b");
  });
});

describe("UploadingTile, FailedTile and DropTargetTile", () => {
  it.each([
    [64.4, 64],
    [-3, 0],
    [250, 100],
    [Number.NaN, 0],
  ])("shows %d as %i percent", (percent, shown) => {
    hydrate(
      <ul>
        <UploadingTile labels={labels} label="IMG_1.jpg" percent={percent} />
      </ul>,
    );
    expect(screen.getByRole("progressbar", { name: "IMG_1.jpg" })).toHaveValue(shown);
    expect(screen.getByText(`Uploading ${shown}%`)).toBeVisible();
  });

  it("shows the reason and a button to select another file", async () => {
    const retry = vi.fn<() => void>();
    render(
      <ul>
        <FailedTile labels={labels} label="IMG_2.png" reason="Too large." onReplace={retry} />
      </ul>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("IMG_2.pngToo large.");
    await userEvent.click(screen.getByRole("button", { name: labels.replace }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows retry and dismiss buttons only with their handlers", async () => {
    const [again, dismiss] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const notice = { labels, label: "IMG_2.png", reason: "Offline.", onReplace: () => undefined };
    const page = render(
      <ul>
        <FailedTile {...notice} onRetry={again} onDismiss={dismiss} />
      </ul>,
    );
    await userEvent.click(screen.getByRole("button", { name: labels.retry }));
    await userEvent.click(screen.getByRole("button", { name: labels.dismiss }));
    expect([again, dismiss].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
    expect(screen.getByRole("button", { name: labels.retry })).toHaveAccessibleDescription(
      "IMG_2.png",
    );
    page.rerender(
      <ul>
        <FailedTile {...notice} />
      </ul>,
    );
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("can be canceled while uploading", async () => {
    const cancel = vi.fn<() => void>();
    render(
      <ul>
        <UploadingTile labels={labels} label="IMG_3.jpg" percent={10} onCancel={cancel} />
      </ul>,
    );
    await userEvent.click(screen.getByRole("button", { name: labels.cancel }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("hides the drop target from assistive technology", () => {
    const page = hydrate(
      <ul>
        <DropTargetTile position={2} />
        <DropTargetTile />
      </ul>,
    );
    expect(page).toHaveTextContent(/^2$/);
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});
