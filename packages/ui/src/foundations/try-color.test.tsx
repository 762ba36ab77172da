import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { templateIds } from "../homepage/template-ids.ts";
import { createDesignTokens } from "../theme/design-tokens.ts";
import { TryColor } from "./try-color.tsx";

const field = () => screen.getByRole("textbox", { name: "Main color" });

async function typeColor(color: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), color);
}

const names = ["Text", "Second text", "Link", "Focus ring, bar", "Button label"];

const frames = () =>
  [...document.querySelectorAll("iframe")].map(({ title, src }) => {
    const { searchParams } = new URL(src);
    return { title, story: searchParams.get("id"), globals: searchParams.get("globals") };
  });

afterEach(() => vi.unstubAllGlobals());

describe("the page for trying a color", () => {
  it("shows the contrasts of both schemes, which meet WCAG AA for any color", async () => {
    render(<TryColor />);
    for (const color of ["#FFD400", "#0F5C4A", "tomato"]) {
      await typeColor(color);
      const ratios = screen
        .getAllByRole("definition")
        .map((one) => [one.previousElementSibling?.textContent, Number(one.textContent)] as const);
      expect(ratios.map(([name]) => name)).toEqual([...names, ...names]);
      for (const [name, ratio] of ratios)
        expect(ratio).toBeGreaterThanOrEqual(name === "Focus ring, bar" ? 3 : 4.5);
    }
  });

  it("shows every template in both schemes, in the color", async () => {
    render(<TryColor />);
    await typeColor("#FFD400");
    expect(frames()).toEqual(
      templateIds.flatMap((id) =>
        ["light", "dark"].map((scheme) => ({
          title: `${id}, ${scheme}`,
          story: `templates-${id}--default`,
          globals: `color:FFD400;scheme:${scheme}`,
        })),
      ),
    );
  });

  it("keeps the last color while the text is none, and says so", async () => {
    render(<TryColor />);
    await typeColor("#FFD400");
    const before = frames();
    await typeColor("nocolor");
    expect(field()).toHaveAccessibleDescription(/nocolor is not a color/);
    expect(frames()).toEqual(before);
  });

  it("downloads the tokens of the color", async () => {
    const files: Blob[] = [];
    // jsdom has no URLs of files.
    class FileUrl extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file);
        return "blob:tokens";
      }
      static override revokeObjectURL() {}
    }
    vi.stubGlobal("URL", FileUrl);
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    render(<TryColor />);
    await typeColor("#0F5C4A");
    await userEvent.click(screen.getByRole("button", { name: "Download tokens" }));
    click.mockRestore();
    expect(saved).toEqual(["realtor-ui-0f5c4a.tokens.json"]);
    const [file] = files;
    expect(JSON.parse((await file?.text()) ?? "null")).toEqual(createDesignTokens("#0F5C4A"));
  });
});
