import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Button } from "../button/button.tsx";
import { FileTrigger } from "./file-trigger.tsx";

const photo = new File(["x"], "garden.jpg", { type: "image/jpeg" });

const ignore = () => undefined;

function getInput(page: Element): HTMLInputElement {
  const input = page.querySelector("input");
  if (!input) throw new Error("FileTrigger rendered no file input.");
  return input;
}

describe("FileTrigger", () => {
  it("hydrates and opens the file dialog from its button", async () => {
    const page = hydrate(
      <FileTrigger onSelect={ignore} accept={["image/*"]} multiple>
        <Button>사진 고르기</Button>
      </FileTrigger>,
    );
    const input = getInput(page);
    const open = vi.spyOn(input, "click");
    expect(input).toHaveAttribute("accept", "image/*");
    expect(input).toHaveAttribute("multiple");
    await userEvent.click(screen.getByRole("button", { name: "사진 고르기" }));
    await userEvent.keyboard("{Enter}");
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("passes on the chosen files", async () => {
    const onSelect = vi.fn<(files: readonly File[]) => void>();
    const { container } = render(
      <FileTrigger onSelect={onSelect}>
        <Button>사진 고르기</Button>
      </FileTrigger>,
    );
    await userEvent.upload(getInput(container), photo);
    expect(onSelect.mock.calls).toEqual([[[photo]]]);
  });

  it("opens nothing while its button is disabled", async () => {
    const { container } = render(
      <FileTrigger onSelect={ignore}>
        <Button disabled>사진 고르기</Button>
      </FileTrigger>,
    );
    const open = vi.spyOn(getInput(container), "click");
    await userEvent.click(screen.getByRole("button"));
    expect(open).not.toHaveBeenCalled();
  });
});
