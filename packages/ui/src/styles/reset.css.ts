import { resetGlobal, baseGlobal } from "./layer-style.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "./media.ts";

// Rules for every element of a page, which `styles-without-reset.css` leaves out: reset and typography.

resetGlobal("*, *::before, *::after", { boxSizing: "border-box" });
resetGlobal("*", { margin: 0 });
resetGlobal("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
resetGlobal("img, svg, video", { display: "block", maxWidth: "100%" });
resetGlobal("img", { height: "auto" });
resetGlobal("button, input, select, textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
resetGlobal("button", { border: 0, padding: 0, background: "none", cursor: "pointer" });
resetGlobal("ul, ol", { listStyle: "none", padding: 0 });
resetGlobal("dd", { marginInlineStart: 0 });
resetGlobal("fieldset", { border: 0, padding: 0, minWidth: 0 });
resetGlobal("a", { color: "inherit" });
resetGlobal("table", { borderCollapse: "collapse" });
resetGlobal("summary", { cursor: "pointer" });

// Keeps scroll targets below the fixed header.
baseGlobal("html", { scrollPaddingBlockStart: 96 });
// A page that opens at a fragment jumps to it, since fonts that arrive meanwhile move the target.
baseGlobal("html:focus-within", {
  "@media": { [media.motionOk]: { scrollBehavior: "smooth" } },
});

baseGlobal("body", {
  fontFamily: vars.font.ui,
  fontSize: vars.bodySize,
  lineHeight: vars.line.body,
  letterSpacing: "-.011em",
  color: vars.scheme.text,
  background: vars.scheme.surface,
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  // Inherited by elements with a language of their own, unlike their line breaks.
  overflowWrap: "break-word",
});
baseGlobal("body:lang(ja)", { letterSpacing: 0 });

// Line breaking and font follow the language of each element, not of the page.
baseGlobal('[lang="ja"] :is([lang="ko"], [lang="en"])', {
  fontFamily: vars.font.ui,
  lineBreak: "auto",
  fontFeatureSettings: "normal",
});
baseGlobal('[lang="ko"]', { wordBreak: "keep-all" });
baseGlobal('[lang="en"]', { wordBreak: "normal" });
baseGlobal('[lang="ja"]', {
  fontFamily: vars.font.uiJa,
  // Breaks between phrases. The first value is for browsers without support.
  wordBreak: ["normal", "auto-phrase"],
  lineBreak: "strict",
  fontFeatureSettings: '"palt"',
});
// body sets a font of its own, so the [lang] rule on <html> does not reach it by inheritance.
baseGlobal("body:lang(ja)", { fontFamily: vars.font.uiJa });

baseGlobal(":is(h1, h2, h3, h4)", {
  fontWeight: vars.strong,
  lineHeight: 1.28,
  letterSpacing: vars.tracking.heading,
  textWrap: "balance",
});
baseGlobal(":is(h1, h2, h3, h4):lang(en)", { lineHeight: 1.1 });
baseGlobal(":is(h1, h2, h3, h4):lang(ja)", {
  lineHeight: 1.4,
  wordBreak: "auto-phrase",
});
baseGlobal("p", { textWrap: "pretty" });
// Also in a text whose container sets "normal"; a long paragraph sets it itself.
baseGlobal("p:lang(ja)", { wordBreak: "auto-phrase" });
