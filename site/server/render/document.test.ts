import { expect, it } from "vitest";
import type { PageData } from "#app/page.ts";
import { graphOf } from "#app/seo/structured-data.ts";
import type { PageFontSet } from "../fonts/page-fonts.ts";
import { renderDocument } from "./document.ts";
import { getStyleSource } from "../http/style-sources.ts";

const hostile = `</script><script>alert("1")</script>'"&<img onerror=x>`;

interface Given {
  analytics?: PageData["analytics"];
  pageFonts?: PageFontSet;
  body?: string;
  inlineStyles?: boolean;
}

const documentWith = (text: string, given: Given = {}) => renderWith(text, given).html;

function renderWith(
  text: string,
  { analytics, pageFonts, body = "<h1>집</h1>", inlineStyles = false }: Given = {},
) {
  const data: PageData = {
    module: "error",
    address: {
      locale: "ko",
      path: text,
      search: "",
      origin: "http://localhost",
      ownDomain: false,
    },
    props: { text },
    messages: {},
    ...(analytics ? { analytics } : {}),
  };
  return renderDocument({
    lang: "ko",
    head: {
      title: text,
      description: text,
      keywords: text,
      author: text,
      canonical: `http://localhost/${text}`,
      alternates: [
        { hrefLang: "ko", href: `http://localhost/${text}` },
        { hrefLang: "en", href: `http://localhost/en/${text}` },
        { hrefLang: "x-default", href: `http://localhost/${text}` },
      ],
      image: { url: `http://localhost/${text}`, width: 1200, height: 630, alt: text },
      siteName: text,
      graph: graphOf([{ "@type": "Thing", name: text }]),
      index: true,
      preload: [{ srcSet: text, sizes: text }],
    },
    body,
    data,
    assets: {
      css: ".a{color:red}",
      inlined: ["/assets/b.css"],
      styles: ["/assets/a.css"],
      print: "/assets/print.css",
      boot: "/assets/boot.js",
      analytics: "/assets/analytics.js",
      build: "0123456789ab",
      page: "/assets/a.js",
      modules: ["/assets/a.js", "/assets/b.js"],
      fontClasses: { serif: [], ui: [] },
      coreFont: "/assets/core.woff2",
      fonts: [
        {
          href: "/assets/full.css",
          faces: [
            { file: "/assets/ui-ko.woff2", characters: /[집]/ },
            { file: "/assets/ui-common-0-ko.woff2", characters: /[뷁]/ },
          ],
          serif: false,
        },
        {
          href: "/assets/serif.css",
          faces: [{ file: "/assets/serif.woff2", characters: /[집]/ }],
          serif: true,
        },
      ],
    },
    pageFonts,
    inlineStyles,
    themeCss: '[data-scheme="hero"]{--rt-fill:#0F5C4A}',
  });
}

it("escapes agents' input in every context", () => {
  const html = documentWith(hostile);
  expect(html).not.toContain("<img onerror");
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ props: { text: hostile } });
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(graph ?? "")).toMatchObject({ "@graph": [{ name: hostile }] });
});

it("places the layer order before all stylesheets and the fonts after the body", () => {
  const html = documentWith("plain");
  const order = [
    "@layer rt",
    "/assets/core.woff2",
    "/assets/a.css",
    "--rt-fill",
    "<h1>",
    "page-data",
    "/assets/full.css",
    "/assets/boot.js",
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("defers font stylesheets, and links them directly without JavaScript", () => {
  const [deferred, direct] = documentWith("plain").match(/<link [^>]*full\.css[^>]*>/g) ?? [];
  expect(deferred).toBe(
    '<link rel="stylesheet" href="/assets/full.css" media="print" data-deferred>',
  );
  expect(direct).toBe('<link rel="stylesheet" href="/assets/full.css">');
  expect(documentWith("plain")).toContain(`<noscript>${direct}`);
});

it("a document lists the deferred fonts that cover a character of the page", () => {
  expect(documentWith("plain")).toContain('data-fonts="/assets/ui-ko.woff2 /assets/serif.woff2"');
});

const pageFonts: PageFontSet = {
  ui: [
    { family: "Page UI", file: "/assets/page-fonts/1.ttf", characters: "집" },
    { family: "Page UI JP", file: "/assets/page-fonts/2.ttf", characters: "日本" },
  ],
};

it("loads page fonts immediately, other families on demand, and heading fonts deferred", () => {
  const html = documentWith("plain", { pageFonts });
  expect(html).toContain(
    '<link rel="preload" as="font" crossorigin href="/assets/page-fonts/1.ttf">',
  );
  expect(html).not.toContain("core.woff2");
  const faces = html.match(/@font-face\{[^}]*\}/g);
  expect(faces?.map((face) => /unicode-range:[^}]*/.exec(face)?.[0])).toEqual([
    undefined,
    "unicode-range:U+65e5,U+672c",
  ]);
  expect(html).toContain('<link rel="stylesheet" href="/assets/full.css" disabled data-fallback>');
  expect(html).toContain('href="/assets/serif.css" media="print" data-deferred>');
  expect(html).toContain('data-fonts="/assets/serif.woff2"');
});

it("a document contains noindex only for pages that are not indexed", () => {
  expect(documentWith("plain")).not.toContain("noindex");
});

it("a document contains Open Graph metadata in the page's language, with its alternates", () => {
  const html = documentWith("plain");
  const metadata = [...html.matchAll(/<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">/g)];
  expect(metadata.map(([, name, content]) => `${name} ${content}`)).toEqual(
    expect.arrayContaining([
      "og:type website",
      "og:site_name plain",
      "og:locale ko_KR",
      "og:locale:alternate en_US",
      "og:title plain",
      "og:description plain",
      "og:url http://localhost/plain",
      "og:image http://localhost/plain",
      "og:image:width 1200",
      "og:image:height 630",
      "og:image:alt plain",
      "twitter:card summary_large_image",
    ]),
  );
  expect(metadata.filter(([, name]) => name === "og:locale:alternate")).toHaveLength(1);
});

it("contains the analytics settings and module only when analytics is configured", () => {
  expect(documentWith("plain")).not.toContain("analytics");
  const html = documentWith("plain", { analytics: { analytics: { apiKey: "key" } } });
  expect(html).toContain('data-analytics="/assets/analytics.js"');
  expect(html).toContain('"analytics":{"analytics":{"apiKey":"key"}}');
});

it("defers the serif fonts of the page, and loads the serif families on demand", () => {
  const serifSheet = "/assets/page-fonts/3.css";
  const html = documentWith("plain", { pageFonts: { ...pageFonts, serifSheet } });
  expect(html).toContain(
    `<link rel="stylesheet" href="${serifSheet}" media="print" data-deferred>`,
  );
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${serifSheet}">`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/serif.css" disabled data-fallback>');
  expect(html).toContain('data-fonts=""');
});

it("a document has no style attribute, and returns the source of every style element", () => {
  const { html, styleSources } = renderWith("plain", { body: '<h1 style="left:1px">집</h1>' });
  expect(html).toContain("<h1 data-s0>");
  expect(html).not.toContain("style=");
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = ""]) => text);
  expect(styles.at(-1)).toBe("[data-s0]{left:1px}");
  expect(styles).toHaveLength(3);
  expect(styleSources).toEqual(styles.map(getStyleSource));
});

it("a document keeps style attributes where the policy allows them", () => {
  const body = '<h1 style="left:1px">집</h1>';
  expect(documentWith("plain", { body, inlineStyles: true })).toContain(body);
});
