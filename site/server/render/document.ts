import type { Head, PageData } from "#app/page.ts";
import { wordmark } from "#app/layout/wordmark.ts";
import type { Graph } from "#app/seo/structured-data.ts";
import type { Lang } from "@realtor/ui/labels";
import { layerOrder } from "@realtor/ui/layer-order";
import { html, raw } from "hono/html";
import type { PageFont } from "../fonts/page-fonts.ts";
import { rangeOf } from "../fonts/unicode-range.ts";
import type { FontSheet, PageAssets } from "./assets.ts";

interface DocumentInput {
  lang: Lang;
  head: Head;
  body: string;
  data: PageData;
  assets: PageAssets;
  /** The page's own fonts: with them, of the others only headings' are fetched before anyone types. */
  pageFonts?: readonly PageFont[] | undefined;
  themeCss?: string | undefined;
}

/** The whole HTML document of a page. Everything but the body and the theme is escaped here. */
export function renderDocument({
  lang,
  head,
  body,
  data,
  assets,
  pageFonts = [],
  themeCss,
}: DocumentInput): string {
  const isLate = ({ serif }: FontSheet) => serif || pageFonts.length === 0;
  const late = assets.fonts.filter(isLate).flatMap(({ faces }) => faces);
  const lateFonts = late.filter(({ characters }) => characters.test(body));
  const coreFont = pageFonts[0]?.file ?? assets.coreFont;
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(layerOrder + assets.css + pageFonts.map(fontFace).join(""))}</style>
${headTags(head, lang)}
${coreFont ? html`<link rel="preload" as="font" crossorigin href="${coreFont}">` : ""}
${assets.contained.map((href) => html`<link rel="stylesheet" href="${href}" disabled>`)}
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${themeCss ? html`<style>${raw(themeCss)}</style>` : ""}
</head>
<body>
<div id="root">${raw(body)}</div>
<script type="application/json" id="page-data">${raw(scriptJson(data))}</script>
${head.graph ? html`<script type="application/ld+json">${raw(scriptJson(head.graph))}</script>` : ""}
${assets.fonts.map((sheet) => (isLate(sheet) ? lateSheet(sheet) : spareSheet(sheet)))}
<noscript>${assets.fonts.map(({ href }) => html`<link rel="stylesheet" href="${href}">`)}</noscript>
<script type="module" src="${assets.boot}" fetchpriority="low" data-build="${assets.build}" data-modules="${assets.modules.join(" ")}" data-fonts="${lateFonts.map(({ file }) => file).join(" ")}"${data.measure ? html` data-measure="${assets.measure}"` : ""}></script>
</body>
</html>
`;
  // Without promises inside, the template is a String object that says it is escaped: as a plain string.
  return (page as { toString: () => string }).toString();
}

/** Fetched at once, as if for print, so that it holds nothing back; late-sheets.ts lets it apply. */
function lateSheet({ href }: FontSheet) {
  return html`<link rel="stylesheet" href="${href}" media="print" data-late>`;
}

/** Not fetched before late-sheets.ts finds it needed. */
function spareSheet({ href }: FontSheet) {
  return html`<link rel="stylesheet" href="${href}" disabled data-spare>`;
}

/** The first has all characters of the page's language; another is fetched where one of its own is shown. */
function fontFace({ family, file, characters }: PageFont, index: number): string {
  const range = index > 0 ? `;unicode-range:${rangeOf(characters)}` : "";
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:400 700;src:url(${file})${range}}`;
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
${(head.preload ?? []).map(preloadOf)}`;
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

function preloadOf({ srcSet, sizes, media, type }: NonNullable<Head["preload"]>[number]) {
  return html`<link rel="preload" as="image" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}"${
    media ? html` media="${media}"` : ""
  }${type ? html` type="${type}"` : ""}>`;
}

/** JSON that cannot close its script element, whatever an agent typed. */
function scriptJson(data: PageData | Graph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
