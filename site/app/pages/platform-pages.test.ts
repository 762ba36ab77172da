// @vitest-environment jsdom
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { operator } from "#test/fixtures/operator.ts";
import type { RenderedPage } from "../entry.server.tsx";
import { renderPage } from "../entry.server.tsx";
import { createIntl } from "../i18n/create-intl.tsx";
import { localePath } from "../i18n/language-items.ts";
import { findPage, matchPage, pages, sitemapPaths } from "../pages.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const names = ["process", "terms", "privacy", "agreement"] as const;
const cases = names.flatMap((name) => locales.map((locale) => [name, locale] as const));
const origin = "https://realtor.example";

const noSources = createFakeSources({
  getRealtor: () => Promise.reject(new Error("This page must not call a service.")),
  getListings: () => Promise.reject(new Error("This page must not call a service.")),
});

function getPath(name: string): string {
  return pages.find((page) => page.name === name)?.paths[0] ?? "";
}

/** Renders the page on the server and inserts it into the document. */
async function renderIntoDocument(name: string, locale: Locale): Promise<RenderedPage> {
  const page = await renderPage(
    name,
    { locale, path: getPath(name), search: "", origin, ownDomain: false },
    { sources: noSources, now: new Date("2026-11-20T12:00:00Z"), operator },
  );
  if (page.kind !== "page") throw new Error(`${name} redirects to ${page.to}`);
  document.documentElement.lang = page.lang;
  document.title = page.head.title;
  document.body.innerHTML = page.body;
  return page;
}

it.each(sitemapPaths)("the page of the sitemap's path %s is indexable", async (path) => {
  const page = findPage(matchPage(path)?.page ?? "");
  const loaded = await page.load(
    { locale: "ko", path, search: "", origin, ownDomain: false },
    {
      sources: noSources,
      now: new Date("2026-11-20T12:00:00Z"),
      operator,
      intl: createIntl("ko", page.messages?.ko ?? {}),
    },
  );
  expect(loaded).toMatchObject({ kind: "page", head: { index: true } });
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

describe.each(cases)("%s in %s", (name, locale) => {
  it("renders a cacheable, indexable page with alternates in three languages", async () => {
    const { status, lang, head, cacheable } = await renderIntoDocument(name, locale);
    expect({ status, lang, cacheable, index: head.index }).toEqual({
      status: 200,
      lang: htmlLang(locale),
      cacheable: true,
      index: true,
    });
    expect(head.title).toMatch(/ — Built for Realtors$/);
    expect(head.description?.length).toBeGreaterThan(30);
    expect(head.canonical).toBe(origin + localePath(getPath(name), locale));
    expect(head.alternates).toEqual([
      { hrefLang: "ko", href: origin + getPath(name) },
      { hrefLang: "en", href: `${origin}/en${getPath(name)}` },
      { hrefLang: "ja", href: `${origin}/ja-JP${getPath(name)}` },
      { hrefLang: "x-default", href: origin + getPath(name) },
    ]);
  });

  it("has one h1 and no skipped heading levels", async () => {
    await renderIntoDocument(name, locale);
    const levels = all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it("links only to existing ids, with the skip link first", async () => {
    await renderIntoDocument(name, locale);
    const links = all('a[href^="#"]').map((link) => link.getAttribute("href") ?? "");
    expect(links[0]).toBe("#main");
    for (const link of links) expect(document.getElementById(link.slice(1))).not.toBeNull();
    const ids = all("[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it(
    "passes the axe rules that need no layout",
    { tags: locale === "ko" ? [] : ["extended"] },
    async () => {
      await renderIntoDocument(name, locale);
      const { violations } = await axe.run(document, {
        rules: { "color-contrast": { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
});

it.each(locales)("links to the lead form without script in %s", async (locale) => {
  await renderIntoDocument("process", locale);
  const [button] = all("main a[data-hydrating]");
  expect(button?.getAttribute("href")).toBe(`${localePath("/", locale)}?request`);
});
