import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { dropFiles } from "../../../test/fixtures/drop-files.ts";
import { DropZone, type DropZoneProps, type EmptyDropZoneProps } from "./drop-zone.tsx";
import { isAccepted } from "./dropped-files.ts";

const photo = new File(["x"], "garden.jpg", { type: "image/jpeg" });
const list = new File(["x"], "list.csv", { type: "text/csv" });

const zone = (change: Partial<EmptyDropZoneProps> = {}) => (
  <DropZone
    label="사진 추가"
    hint="여기에 놓아 주세요."
    buttonLabel="고르기"
    onSelect={vi.fn<DropZoneProps["onSelect"]>()}
    {...change}
  />
);
async function choose(page: Element, files: File[]) {
  const input = page.querySelector("input");
  if (!input) throw new Error("DropZone rendered no file input.");
  await userEvent.upload(input, files, { applyAccept: false });
}

describe("DropZone", () => {
  it("hydrates with a button that the label and hint describe", () => {
    hydrate(zone({ id: "photos", "aria-describedby": "limit" }));
    expect(screen.getByRole("button", { name: "고르기" })).toHaveAccessibleDescription(
      /사진 추가 여기에 놓아 주세요/,
    );
    expect(document.querySelector("#photos")).toBeInTheDocument();
  });

  it("splits the chosen files into accepted and rejected ones", async () => {
    const onSelect = vi.fn<DropZoneProps["onSelect"]>();
    const { container } = render(zone({ onSelect, accept: ["image/*"] }));
    await choose(container, [photo, list]);
    expect(onSelect.mock.calls).toEqual([[[photo], [list]]]);
  });

  it("accepts one file if it is not for multiple", async () => {
    const onSelect = vi.fn<DropZoneProps["onSelect"]>();
    const { container } = render(zone({ onSelect, multiple: false }));
    expect(container.querySelector("input")).not.toHaveAttribute("multiple");
    await choose(container, [photo]);
    expect(onSelect.mock.calls).toEqual([[[photo], []]]);
  });

  it("takes pasted files", async () => {
    const onSelect = vi.fn<DropZoneProps["onSelect"]>();
    render(zone({ onSelect }));
    const [target = document.body] = screen.getAllByRole("button");
    act(() => target.focus());
    fireEvent.paste(target, {
      clipboardData: {
        types: ["Files"],
        items: [{ kind: "file", type: "image/jpeg", getAsFile: () => photo }],
      },
    });
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[[photo], []]]));
  });
});

describe("DropZone around content", () => {
  const filled = (onSelect = vi.fn<DropZoneProps["onSelect"]>()) => (
    <DropZone label="프로필 사진" multiple={false} accept={["image/*"]} onSelect={onSelect}>
      <img src="/me.webp" alt="프로필 사진" />
    </DropZone>
  );

  it("hydrates and shows its content instead of a button", () => {
    hydrate(filled());
    expect(screen.getByRole("img", { name: "프로필 사진" })).toBeInTheDocument();
    // The only button is that of react-aria for pasting.
    expect(screen.getByRole("button")).toHaveAccessibleName(/프로필 사진/);
    expect(document.querySelector("input")).toBeNull();
  });

  it("takes dropped files", async () => {
    const onSelect = vi.fn<DropZoneProps["onSelect"]>();
    render(filled(onSelect));
    dropFiles(screen.getByRole("img"), [photo, list]);
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[[photo], [list]]]));
  });
});

describe("isAccepted", () => {
  it.each([
    [undefined, true],
    [["image/*"], true],
    [["image/jpeg"], true],
    [[".JPG"], true],
    [["image/png", ".heic"], false],
    [[], false],
  ] satisfies [string[] | undefined, boolean][])("with %o is %s for a JPEG", (accept, expected) => {
    expect(isAccepted(photo, accept)).toBe(expected);
  });
});
