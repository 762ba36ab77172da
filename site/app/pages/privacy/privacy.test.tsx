// @vitest-environment jsdom
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { privacyPath } from "#app/i18n/language-items.ts";
import { renderPage } from "#app/entry.server.tsx";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import { collectFooterLinks } from "#app/collect-footer-links.ts";
import { FooterLinksContext } from "#app/layout/footer-links.ts";
import { ProviderContext, providerOf } from "#app/layout/operator.ts";
import { PageRoot } from "#app/page-root.tsx";
import { operator } from "#test/fixtures/operator.ts";
import { component } from "./privacy.page.tsx";
import { createFakeSources } from "#test/fakes/sources.ts";

// Static islands render nothing when a DOM exists, as in jsdom.
vi.mock("#app/hydration/island.ts", () => ({
  staticIsland: (load: () => Promise<unknown>) => load(),
}));

const scrolledTo: string[] = [];
let root: Root | undefined;

/** Renders the server's HTML into the document and returns a function that hydrates it. */
async function openPage(locale: Locale, hash: string): Promise<() => Promise<void>> {
  const address = {
    locale,
    lang: htmlLang(locale),
    path: "/terms/privacy",
    search: "",
    origin: "https://realtor.example",
    ownDomain: false,
  };
  const none = () => Promise.resolve(null);
  const sources = createFakeSources({ getRealtor: none, getListings: none });
  const page = await renderPage("privacy", address, {
    sources,
    now: new Date("2026-11-20"),
    operator,
  });
  if (page.kind !== "page") throw new Error("The privacy policy page returned a redirect.");
  history.replaceState(null, "", `/terms/privacy${hash}`);
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  return async () => {
    const container = document.querySelector("#root");
    if (!container) throw new Error("The document has no #root element.");
    await act(async () => {
      root = hydrateRoot(
        container,
        <FooterLinksContext value={collectFooterLinks(locale)}>
          <ProviderContext value={providerOf(operator)}>
            <PageRoot
              component={component}
              address={address}
              props={page.data.props}
              provideIntl={provideIntl(createIntl(locale, page.data.messages))}
            />
          </ProviderContext>
        </FooterLinksContext>,
      );
    });
  };
}

const texts = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const openTexts = () => texts().flatMap(({ open, lang }) => (open ? [lang] : []));

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolledTo.push(this.id);
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

describe("privacy policy", () => {
  it.each([
    ["ko", ["ko", "en"]],
    ["en", ["en", "ko"]],
    ["ja-JP", ["ja", "en", "ko"]],
  ] as const)("in %s contains %j with only the first one open", async (locale, langs) => {
    await openPage(locale, "");
    expect(texts().map(({ lang }) => lang)).toEqual(langs);
    expect(openTexts()).toEqual([langs[0]]);
    for (const lang of langs)
      expect(document.getElementById(lang)?.closest("details")?.lang).toBe(lang);
  });

  it.each(locales)("contains the target of the forms' consent links in %s", async (locale) => {
    const [, hash = ""] = privacyPath(locale).split("#");
    await openPage(locale, "");
    expect(document.getElementById(hash)?.textContent.length).toBeGreaterThan(2000);
  });

  it.each([
    ["ko", "#en", ["ko", "en"], ["en"]],
    ["en", "#ko", ["en", "ko"], ["ko"]],
    ["ja-JP", "#en", ["ja", "en"], ["en"]],
    ["ja-JP", "#ko-cookies", ["ja", "ko"], ["ko-cookies"]],
    ["ko", "#ko", ["ko"], []],
    ["ko", "#nothing", ["ko"], []],
    ["ko", "", ["ko"], []],
  ] as const)("in %s at %s opens %j", async (locale, hash, open, scrolled) => {
    const hydrate = await openPage(locale, hash);
    await hydrate();
    expect(openTexts()).toEqual(open);
    expect(scrolledTo).toEqual(scrolled);
  });

  it("opens the target of a fragment link and lets the user close it", async () => {
    const hydrate = await openPage("ko", "");
    await hydrate();
    location.hash = "#en-rights";
    await act(async () => dispatchEvent(new Event("hashchange")));
    expect(openTexts()).toEqual(["ko", "en"]);
    const [ko] = texts();
    if (ko) ko.open = false;
    await act(async () => dispatchEvent(new Event("hashchange")));
    expect(openTexts()).toEqual(["en"]);
  });

  it("hydrates without errors when the browser opened an element before", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const hydrate = await openPage("en", "#ko");
    for (const text of texts()) text.open = true;
    await hydrate();
    expect(consoleError.mock.calls).toEqual([]);
    consoleError.mockRestore();
    expect(openTexts()).toEqual(["en", "ko"]);
  });
});
