import { expect, it } from "vitest";
import type { PageData } from "#app/page.ts";
import { graphOf } from "#app/seo/structured-data.ts";
import { renderDocument } from "./document.ts";

const hostile = `</script><script>alert("1")</script>'"&<img onerror=x>`;

function documentWith(text: string, measure?: PageData["measure"]) {
  const data: PageData = {
    module: "error",
    address: {
      locale: "ko",
      lang: "ko",
      path: text,
      search: "",
      origin: "http://localhost",
      ownDomain: false,
    },
    props: { text },
    messages: {},
    ...(measure ? { measure } : {}),
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
    body: "<h1>집</h1>",
    data,
    assets: {
      css: ".a{color:red}",
      contained: ["/assets/b.css"],
      styles: ["/assets/a.css"],
      boot: "/assets/boot.js",
      measure: "/assets/measure.js",
      build: "0123456789ab",
      modules: ["/assets/a.js", "/assets/b.js"],
      coreFont: "/assets/core.woff2",
      fonts: ["/assets/full.css"],
      lateFonts: [
        { file: "/assets/ui-ko.woff2", characters: /[집]/ },
        { file: "/assets/ui-common-0-ko.woff2", characters: /[뷁]/ },
      ],
    },
    themeCss: '[data-scheme="hero"]{--rt-fill:#0F5C4A}',
  });
}

it("lets nothing an agent typed out of its place", () => {
  const html = documentWith(hostile);
  expect(html).not.toContain("<img onerror");
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ props: { text: hostile } });
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(graph ?? "")).toMatchObject({ "@graph": [{ name: hostile }] });
});

it("prints the layer order before any stylesheet and the fonts after the page", () => {
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

it("links the fonts for later, and at once where no script will", () => {
  const [late, plain] = documentWith("plain").match(/<link [^>]*full\.css[^>]*>/g) ?? [];
  expect(late).toBe('<link rel="stylesheet" href="/assets/full.css" media="print" data-late>');
  expect(plain).toBe('<link rel="stylesheet" href="/assets/full.css">');
  expect(documentWith("plain")).toContain(`<noscript>${plain}</noscript>`);
});

it("names the late fonts that hold a character of the page", () => {
  expect(documentWith("plain")).toContain('data-fonts="/assets/ui-ko.woff2"');
});

it("says noindex only where a page is not to be found", () => {
  expect(documentWith("plain")).not.toContain("noindex");
});

it("tells those who share it what they show, in the page's language and the others", () => {
  const html = documentWith("plain");
  const said = [...html.matchAll(/<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">/g)];
  expect(said.map(([, name, content]) => `${name} ${content}`)).toEqual(
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
  expect(said.filter(([, name]) => name === "og:locale:alternate")).toHaveLength(1);
});

it("names what measures the page, and where its code is, only where something does", () => {
  expect(documentWith("plain")).not.toContain("measure");
  const html = documentWith("plain", { analytics: { apiKey: "key" } });
  expect(html).toContain('data-measure="/assets/measure.js"');
  expect(html).toContain('"measure":{"analytics":{"apiKey":"key"}}');
});
