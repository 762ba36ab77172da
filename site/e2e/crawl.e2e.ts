import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate/node";
import { findFaults } from "./find-faults.ts";
import { expect } from "./fixtures.ts";
import { isAboutCertificate, test } from "./two-hosts.ts";

const html = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Matters of style: the document is written for browsers and kept small.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // React numbers its ids with characters that are valid, if unusual.
    "valid-id": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});

/** What a page says of itself, and where it leads. */
interface Found {
  links: string[];
  faults: unknown[];
}

/** Text of a script that the language around it does not use. */
function findMixedText(): string[] {
  const foreign: Record<string, RegExp> = {
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
    // A language's own name is the same everywhere.
    const text = (node.textContent ?? "").replace(/한국어|日本語/g, "");
    if (foreign[lang]?.test(text)) mixed.push(text);
  }
  return mixed;
}

/** Path and query without language prefix. */
function screenOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname.replace(/^\/(ko|en|ja-JP)(?=\/|$)/, "") || "/") + search;
}

async function look(page: Page, url: string): Promise<Found> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (isAboutCertificate(message.text())) return;
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const answer = await page.goto(url, { waitUntil: "load" });
  const source = (await answer?.text()) ?? "";
  const report = await html.validateString(source);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
  const inaccessible = await findFaults(page);
  const mixed = await page.evaluate(findMixedText);
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const languages = await page
    .locator("a[hreflang]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const elsewhere = languages.filter((link) => screenOf(link) !== screenOf(url));
  page.removeAllListeners("console");
  page.removeAllListeners("pageerror");
  const status = answer?.status();
  return {
    // `/ko` is how a link says "Korean from now on": it leads to the same page without it.
    links: links.map((link) => link.replace(/#.*$/, "").replace(/(?<=:\d+)\/ko(?=\/|$)/, "")),
    faults: [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...complaints,
      ...invalid,
      ...inaccessible,
      ...(languages.length < 3 ? ["no way to the other languages"] : []),
      ...elsewhere.map((link) => ["another screen", link]),
      ...mixed.map((text) => ["another language", text]),
    ],
  };
}

for (const [name, host, fewest] of [
  ["the product's host", "product", 41],
  ["an agent's own domain", "own", 9],
] as const) {
  test(`every page of ${name} is whole, in one language, and leads somewhere`, async ({
    page,
    complaints,
    hosts,
  }) => {
    test.setTimeout(600_000);
    const origin = hosts[host];
    const sitemap = await page.goto(`${origin}/sitemap.xml`);
    const listed = [...((await sitemap?.text()) ?? "").matchAll(/<loc>([^<]+)/g)].map(
      ([, url = ""]) => url,
    );
    const waiting = new Set([`${origin}/`, `${origin}/en`, `${origin}/ja-JP`, ...listed]);
    const seen = new Map<string, unknown[]>();
    for (const url of waiting) {
      const path = url.slice(origin.length);
      if (/^\/(images|share)\/|\.(vcf|svg)$/.test(new URL(url).pathname)) {
        const status = await page.evaluate(async (file) => (await fetch(file)).status, url);
        seen.set(path, status === 200 ? [] : [`status ${status}`]);
        continue;
      }
      const { links, faults } = await look(page, url);
      seen.set(path, faults);
      const own = links.filter((link) => link.startsWith(`${origin}/`) && !link.includes("?"));
      for (const link of own) waiting.add(link);
    }
    // Each page's own are among its faults.
    complaints.splice(0);
    expect(seen.size).toBeGreaterThanOrEqual(fewest);
    expect([...seen].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
