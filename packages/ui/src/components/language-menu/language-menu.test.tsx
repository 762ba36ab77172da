import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import type { LanguageItem } from "./language-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";

const items: readonly LanguageItem[] = [
  { locale: "ko", label: "한국어", lang: "ko", href: "#ko", current: true },
  { locale: "en", label: "English", lang: "en", href: "#en", current: false },
  { locale: "ja-JP", label: "日本語", lang: "ja", href: "#ja", current: false },
];

const choose = vi.fn<(locale: string) => void>();
const menu = <LanguageMenu label="언어 선택" items={items} onChoose={choose} />;

/** Hydrates and waits for the menu, which loads on the first pointer event. */
async function loadMenu(): Promise<HTMLElement> {
  const page = hydrate(menu);
  const summary = page.querySelector("summary");
  if (!summary) throw new Error("The server-rendered list is missing.");
  await userEvent.hover(summary);
  return screen.findByRole("button", { name: /언어 선택.*한국어/ });
}

describe("LanguageMenu", () => {
  beforeEach(() => choose.mockClear());

  it("renders links in their own languages without JavaScript", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(menu);
    const links = [...page.querySelectorAll("details a")].map((link) =>
      ["lang", "hreflang", "href", "aria-current"].map((name) => link.getAttribute(name)),
    );
    expect(links).toEqual([
      ["ko", "ko", "#ko", "true"],
      ["en", "en", "#en", null],
      ["ja", "ja", "#ja", null],
    ]);
  });

  it("has the link of a narrow header after the languages", () => {
    const narrowLink = { label: "로그인", href: "/login" };
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(
      <LanguageMenu label="언어 선택" items={items} narrowLink={narrowLink} />,
    );
    const last = [...page.querySelectorAll("details a")].at(-1);
    expect([last?.textContent, last?.getAttribute("href")]).toEqual(["로그인", "/login"]);
  });

  it("opens on click, moves by arrow keys, closes with Esc and restores the focus", async () => {
    const trigger = await loadMenu();
    await userEvent.click(trigger);
    expect(screen.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "English" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it("calls onChoose and closes", async () => {
    await userEvent.click(await loadMenu());
    await userEvent.click(screen.getByRole("menuitem", { name: "日本語" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith("ja-JP");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("closes on a click outside", async () => {
    await userEvent.click(await loadMenu());
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("opens at once when the first event is the click itself", async () => {
    const page = hydrate(menu);
    const details = page.querySelector("details");
    if (!details) throw new Error("The server-rendered list is missing.");
    await act(async () => {
      details.open = true;
      details.dispatchEvent(new Event("click", { bubbles: true }));
    });
    expect(await screen.findByRole("menu")).toBeVisible();
    expect(page.querySelector("details")).toBeNull();
  });

  it("preserves the focus when the menu replaces the list", async () => {
    const page = hydrate(menu);
    await act(async () => page.querySelector("summary")?.focus());
    expect(await screen.findByRole("button", { name: /언어 선택.*한국어/ })).toHaveFocus();
  });
});
