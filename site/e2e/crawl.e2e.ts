import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate/node";
import { extended, expect } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { findSystemFontText } from "./fixtures/find-system-font-text.ts";
import { isCertificateWarning, test } from "./fixtures/host-test.ts";

const html = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Style rules: the document is minimized.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // React's generated ids contain valid but unusual characters.
    "valid-id": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});

/** Links and errors of a page. */
interface PageReport {
  links: string[];
  errors: unknown[];
}

/** Runs in the page: text in a script that its `lang` does not use. */
function findMixedText(): string[] {
  const otherScripts: Record<string, RegExp> = {
    ko: /[\u3040-\u30ff]/,
    en: /[\u3040-\u30ff\uac00-\ud7af]/,
    ja: /[\uac00-\ud7af]/,
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const mixed: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("script, style")) continue;
    const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
    // Language names are not translated.
    const text = (node.textContent ?? "").replace(/한국어|日本語/g, "");
    if (otherScripts[lang]?.test(text)) mixed.push(text);
  }
  return mixed;
}

/** Path and query without language prefix. */
function getScreen(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname.replace(/^\/(ko|en|ja-JP)(?=\/|$)/, "") || "/") + search;
}

async function validateHtml(source: string): Promise<unknown[]> {
  const { results } = await html.validateString(source);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
}

async function inspectPage(page: Page, url: string): Promise<PageReport> {
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (isCertificateWarning(message.text())) return;
    // Depends on the time that a busy machine takes; homepage.e2e.ts checks what is preloaded.
    if (message.text().includes("was preloaded using link preload but not used within")) return;
    if (["error", "warning"].includes(message.type()))
      consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  const response = await page.goto(url, { waitUntil: "load" });
  const source = (await response?.text()) ?? "";
  const invalid = await validateHtml(source);
  const inaccessible = await findA11yViolations(page);
  const mixed = await page.evaluate(findMixedText);
  const systemFonts = await findSystemFontText(page);
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const languages = await page
    .locator("a[hreflang]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const screen = getScreen(url);
  const otherScreens = languages.filter((link) => getScreen(link) !== screen);
  page.removeAllListeners("console");
  page.removeAllListeners("pageerror");
  const status = response?.status();
  return {
    // `/ko` selects Korean and redirects to the same path without the prefix.
    links: links.map((link) => link.replace(/#.*$/, "").replace(/(?<=:\d+)\/ko(?=\/|$)/, "")),
    errors: [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(getScreen(page.url()) === screen ? [] : [`redirects to ${page.url()}`]),
      ...consoleErrors,
      ...invalid,
      ...inaccessible,
      ...(languages.length < 3 ? ["fewer than three language links"] : []),
      ...otherScreens.map((link) => ["another screen", link]),
      ...mixed.map((text) => ["another language", text]),
      ...systemFonts.map((text) => ["font of the operating system", text]),
    ],
  };
}

/** Homes that are inspected in each language; of the others only status and HTML are validated. */
const homesPerLanguage = 4;

/** Status and HTML of a page that is like one that was inspected. */
async function validatePage(page: Page, url: string): Promise<unknown[]> {
  const { status, text } = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, text: await response.text() };
  }, url);
  if (status !== 200) return [`status ${status}`];
  return validateHtml(text);
}

for (const [name, host, fewest] of [
  ["the product's host", "product", 41],
  ["an agent's own domain", "own", 9],
] as const) {
  test(
    `has no invalid or inaccessible page and no broken link on ${name}`,
    extended,
    async ({ page, consoleErrors, hosts }) => {
      test.setTimeout(600_000);
      const origin = hosts[host];
      const sitemap = await page.goto(`${origin}/sitemap.xml`);
      const listed = [...((await sitemap?.text()) ?? "").matchAll(/<loc>([^<]+)/g)].map(
        ([, url = ""]) => url,
      );
      const queue = new Set([`${origin}/`, `${origin}/en`, `${origin}/ja-JP`, ...listed]);
      const seen = new Map<string, unknown[]>();
      const inspectedHomes = new Map<string, number>();
      for (const url of queue) {
        const path = url.slice(origin.length);
        if (/^\/(images|share)\/|\.(vcf|svg|ics)$/.test(new URL(url).pathname)) {
          const status = await page.evaluate(async (file) => (await fetch(file)).status, url);
          seen.set(path, status === 200 ? [] : [`status ${status}`]);
          continue;
        }
        if (/\/homes\//.test(path)) {
          // Pages of homes differ in their data and template only; listing.e2e.ts has each template.
          const language = /^\/(en|ja-JP)\//.exec(path)?.[1] ?? "ko";
          const count = inspectedHomes.get(language) ?? 0;
          inspectedHomes.set(language, count + 1);
          if (count >= homesPerLanguage) {
            seen.set(path, await validatePage(page, url));
            continue;
          }
        }
        const { links, errors } = await inspectPage(page, url);
        seen.set(path, errors);
        const internal = links.filter(
          (link) => link.startsWith(`${origin}/`) && !link.includes("?"),
        );
        for (const link of internal) queue.add(link);
      }
      // They are part of each page's report.
      consoleErrors.splice(0);
      expect(seen.size).toBeGreaterThanOrEqual(fewest);
      expect([...seen].filter(([, errors]) => errors.length > 0)).toEqual([]);
    },
  );
}
