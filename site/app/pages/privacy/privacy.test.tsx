// @vitest-environment jsdom
import { langOf, type Locale, locales } from "@realtor/api/locales";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { privacyPath } from "#app/layout/privacy-path.ts";
import { renderPage } from "#app/entry.server.tsx";
import { createIntl } from "#app/i18n/create-intl.ts";
import { provideWords } from "#app/i18n/provide-words.tsx";
import { PageRoot } from "#app/page-root.tsx";
import { component } from "./privacy.page.tsx";

// With a DOM at hand a part that stays as the server wrote it would not be rendered at all.
vi.mock("#app/hydration/still.ts", () => ({ still: (load: () => Promise<unknown>) => load() }));

const scrolledTo: string[] = [];
let root: Root | undefined;

/** The server's HTML, as it stands before the script. */
async function arrive(locale: Locale, hash: string): Promise<() => Promise<void>> {
  const address = {
    locale,
    lang: langOf(locale),
    path: "/terms/privacy",
    search: "",
    origin: "https://realtor.example",
    ownDomain: false,
  };
  const none = () => Promise.resolve(null);
  const sources = { getRealtor: none, getListings: none };
  const page = await renderPage("privacy", address, { sources, now: new Date("2026-11-20") });
  if (page.kind !== "page") throw new Error("The privacy policy redirects.");
  history.replaceState(null, "", `/terms/privacy${hash}`);
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  return async () => {
    const place = document.querySelector("#root");
    if (!place) throw new Error("There is no root.");
    await act(async () => {
      root = hydrateRoot(
        place,
        <PageRoot
          component={component}
          address={address}
          props={page.data.props}
          provideWords={provideWords(createIntl(locale, page.data.messages))}
        />,
      );
    });
  };
}

const texts = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const openTexts = () => texts().flatMap(({ open, lang }) => (open ? [lang] : []));

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom lays nothing out.
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
  ] as const)("in %s holds the texts %j, its own one open", async (locale, langs) => {
    await arrive(locale, "");
    expect(texts().map(({ lang }) => lang)).toEqual(langs);
    expect(openTexts()).toEqual([langs[0]]);
    for (const lang of langs)
      expect(document.getElementById(lang)?.closest("details")?.lang).toBe(lang);
  });

  it.each(locales)("is where the forms' consent links lead in %s", async (locale) => {
    const [, hash = ""] = privacyPath(locale).split("#");
    await arrive(locale, "");
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
    const wake = await arrive(locale, hash);
    await wake();
    expect(openTexts()).toEqual(open);
    expect(scrolledTo).toEqual(scrolled);
  });

  it("opens the text a link on the page leads to, and leaves it to the reader to fold", async () => {
    const wake = await arrive("ko", "");
    await wake();
    location.hash = "#en-rights";
    await act(async () => dispatchEvent(new Event("hashchange")));
    expect(openTexts()).toEqual(["ko", "en"]);
    const [ko] = texts();
    if (ko) ko.open = false;
    await act(async () => dispatchEvent(new Event("hashchange")));
    expect(openTexts()).toEqual(["en"]);
  });

  it("wakes without a complaint, also when the browser opened a text before", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const wake = await arrive("en", "#ko");
    for (const text of texts()) text.open = true;
    await wake();
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
    expect(openTexts()).toEqual(["en", "ko"]);
  });
});
