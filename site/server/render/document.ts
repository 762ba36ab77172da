import type { Lang } from "@realtor/ui/labels";
import { layerOrder } from "@realtor/ui/layer-order";
import { html, raw } from "hono/html";
import { wordmark } from "#app/layout/wordmark.ts";
import type { Head, PageData } from "#app/page.ts";
import type { Graph } from "#app/seo/structured-data.ts";
import { fontFaceRule, fontWeight, uiAxes } from "../fonts/font-subset.ts";
import type { PageFont, PageFontSet } from "../fonts/page-fonts.ts";
import type { FontStylesheet, PageAssets } from "./assets.ts";
import { moveStyleAttributes } from "./style-attributes.ts";
import { getStyleSource } from "../http/style-sources.ts";

interface DocumentInput {
  lang: Lang;
  head: Head;
  body: string;
  data: PageData;
  assets: PageAssets;
  /** Fonts created for this page. With them, no others are loaded before a user types. */
  pageFonts?: PageFontSet | undefined;
  themeCss?: string | undefined;
  /** Without the print styles of the site. */
  paper?: boolean;
  /** Style attributes stay, where the content security policy allows them. */
  inlineStyles?: boolean;
}

export interface RenderedDocument {
  html: string;
  /** Sources of its `<style>` elements for the content security policy. */
  styleSources: readonly string[];
}

/** Renders the HTML document of a page. Escapes everything except the body and the theme. */
export function renderDocument({
  lang,
  head,
  body,
  data,
  assets,
  pageFonts,
  themeCss,
  paper = false,
  inlineStyles = false,
}: DocumentInput): RenderedDocument {
  const isDeferred = ({ serif }: FontStylesheet) =>
    serif ? !pageFonts?.serifSheet : pageFonts === undefined;
  const deferredFaces = assets.fonts.filter(isDeferred).flatMap(({ faces }) => faces);
  const deferredFonts = deferredFaces.filter(({ characters }) => characters.test(body));
  const coreFont = pageFonts?.ui[0]?.file ?? assets.coreFont;
  const { body: content, css: elementStyles } = inlineStyles
    ? { body, css: "" }
    : moveStyleAttributes(body);
  const headStyles = layerOrder + assets.css + (pageFonts?.ui ?? []).map(fontFace).join("");
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(headStyles)}</style>
${headTags(head, lang)}
${coreFont ? html`<link rel="preload" as="font" crossorigin href="${coreFont}">` : ""}
${assets.inlined.map((href) => html`<link rel="stylesheet" href="${href}" disabled>`)}
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${themeCss ? html`<style>${raw(themeCss)}</style>` : ""}
${elementStyles ? html`<style id="styles">${raw(elementStyles)}</style>` : ""}
</head>
<body>
<div id="root">${raw(content)}</div>
<script type="application/json" id="page-data">${raw(scriptJson(data))}</script>
${head.graph ? html`<script type="application/ld+json">${raw(scriptJson(head.graph))}</script>` : ""}
${paper ? "" : html`<link rel="stylesheet" href="${assets.print}" media="print">`}
${pageFonts?.serifSheet ? deferredStylesheet({ href: pageFonts.serifSheet }) : ""}
${assets.fonts.map((sheet) => (isDeferred(sheet) ? deferredStylesheet(sheet) : fallbackStylesheet(sheet)))}
<noscript>${pageFonts?.serifSheet ? html`<link rel="stylesheet" href="${pageFonts.serifSheet}">` : ""}${assets.fonts.map(({ href }) => html`<link rel="stylesheet" href="${href}">`)}</noscript>
<script type="module" src="${assets.boot}" fetchpriority="low" data-build="${assets.build}" data-page="${assets.page}" data-modules="${assets.modules.join(" ")}" data-fonts="${deferredFonts.map(({ file }) => file).join(" ")}"${data.analytics ? html` data-analytics="${assets.analytics}"` : ""}></script>
</body>
</html>
`;
  return {
    // Without promises, the template is a String object with an escape marker: converted to a plain
    // string.
    html: (page as { toString: () => string }).toString(),
    styleSources: [headStyles, themeCss, elementStyles].flatMap((css) =>
      css ? getStyleSource(css) : [],
    ),
  };
}

/**
 * Fetched immediately with media="print", which does not block rendering; deferred-stylesheets.ts
 * applies it.
 */
function deferredStylesheet({ href }: Pick<FontStylesheet, "href">) {
  return html`<link rel="stylesheet" href="${href}" media="print" data-deferred>`;
}

/** Not fetched before deferred-stylesheets.ts finds it needed. */
function fallbackStylesheet({ href }: FontStylesheet) {
  return html`<link rel="stylesheet" href="${href}" disabled data-fallback>`;
}

/**
 * The first font covers the page's language; others load only where one of their characters
 * appears.
 */
function fontFace({ family, file, characters }: PageFont, index: number): string {
  return fontFaceRule({
    family,
    weight: fontWeight(uiAxes),
    src: `url(${file})`,
    ...(index > 0 ? { characters } : {}),
  });
}

function headTags(head: Head, lang: Lang) {
  return html`<title>${head.title}</title>
${meta("description", head.description)}
${meta("keywords", head.keywords)}
${meta("author", head.author)}
${head.index ? "" : meta("robots", "noindex")}
${head.canonical ? html`<link rel="canonical" href="${head.canonical}">` : ""}
${head.alternates.map((one) => html`<link rel="alternate" hreflang="${one.hrefLang}" href="${one.href}">`)}
<link rel="icon" href="${head.icon ?? "/favicon.svg"}">
${openGraph(head, lang)}
${(head.preload ?? []).map(preloadLink)}`;
}

function meta(name: string, content: string | undefined) {
  return content ? html`<meta name="${name}" content="${content}">` : "";
}

const openGraphLocales: Record<string, string> = { ko: "ko_KR", en: "en_US", ja: "ja_JP" };

function openGraph(
  { title, description, canonical, image, siteName, alternates }: Head,
  lang: Lang,
) {
  const others = alternates.flatMap(({ hrefLang }) =>
    hrefLang === lang ? [] : (openGraphLocales[hrefLang] ?? []),
  );
  return html`${property("og:type", "website")}${property("og:site_name", siteName ?? wordmark)}${property("og:locale", openGraphLocales[lang])}${others.map((other) => property("og:locale:alternate", other))}${property("og:title", title)}${property("og:description", description)}${property("og:url", canonical)}${property("og:image", image?.url)}${property("og:image:width", image?.width.toString())}${property("og:image:height", image?.height.toString())}${property("og:image:alt", image?.alt)}${meta("twitter:card", image ? "summary_large_image" : "summary")}`;
}

function property(name: string, content: string | undefined) {
  return content ? html`<meta property="${name}" content="${content}">` : "";
}

function preloadLink({ srcSet, sizes, media, type }: NonNullable<Head["preload"]>[number]) {
  return html`<link rel="preload" as="image" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}"${
    media ? html` media="${media}"` : ""
  }${type ? html` type="${type}"` : ""}>`;
}

/** JSON without `<`, so that input cannot close the script element. */
function scriptJson(data: PageData | Graph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
