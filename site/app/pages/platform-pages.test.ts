// @vitest-environment jsdom
import { langOf, type Locale, locales } from "@realtor/api/locales";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import type { RenderedPage } from "../entry.server.tsx";
import { renderPage } from "../entry.server.tsx";
import { localePath } from "../i18n/language-items.ts";
import { type PageName, pages } from "../pages.ts";

const names = ["process", "terms", "privacy", "agreement"] as const satisfies readonly PageName[];
const cases = names.flatMap((name) => locales.map((locale) => [name, locale] as const));
const origin = "https://realtor.example";

const noSources = {
  getRealtor: () => Promise.reject(new Error("This page asks no service.")),
  getListings: () => Promise.reject(new Error("This page asks no service.")),
};

function pathOf(name: PageName): string {
  return pages.find((page) => page.name === name)?.paths[0] ?? "";
}

/** Renders as the server does, and shows it in the document. */
async function show(name: PageName, locale: Locale): Promise<RenderedPage> {
  const lang = langOf(locale);
  const page = await renderPage(
    name,
    { locale, lang, path: pathOf(name), search: "", origin, ownDomain: false },
    { sources: noSources, now: new Date("2026-11-20T12:00:00Z") },
  );
  if (page.kind !== "page") throw new Error(`${name} redirects to ${page.to}`);
  document.documentElement.lang = page.lang;
  document.title = page.head.title;
  document.body.innerHTML = page.body;
  return page;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

describe.each(cases)("%s in %s", (name, locale) => {
  it("is a whole page that search engines find in three languages", async () => {
    const { status, lang, head, cacheable } = await show(name, locale);
    expect({ status, lang, cacheable, index: head.index }).toEqual({
      status: 200,
      lang: langOf(locale),
      cacheable: true,
      index: true,
    });
    expect(head.title).toMatch(/ — Built for Realtors$/);
    expect(head.description?.length).toBeGreaterThan(30);
    expect(head.canonical).toBe(origin + localePath(pathOf(name), locale));
    expect(head.alternates).toEqual([
      { hrefLang: "ko", href: origin + pathOf(name) },
      { hrefLang: "en", href: `${origin}/en${pathOf(name)}` },
      { hrefLang: "ja", href: `${origin}/ja-JP${pathOf(name)}` },
      { hrefLang: "x-default", href: origin + pathOf(name) },
    ]);
  });

  it("has one h1 and headings that never skip a level", async () => {
    await show(name, locale);
    const levels = all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it("leads only to ids that are there, first to its content", async () => {
    await show(name, locale);
    const links = all('a[href^="#"]').map((link) => link.getAttribute("href") ?? "");
    expect(links[0]).toBe("#main");
    for (const link of links) expect(document.getElementById(link.slice(1))).not.toBeNull();
    const ids = all("[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has no fault that axe can find without layout", async () => {
    await show(name, locale);
    const { violations } = await axe.run(document, {
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it.each(locales)("the way to the lead form in %s works without script", async (locale) => {
  await show("process", locale);
  const [button] = all("main a[data-wakes]");
  expect(button?.getAttribute("href")).toBe(`${localePath("/", locale)}?request`);
});
