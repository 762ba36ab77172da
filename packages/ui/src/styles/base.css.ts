import { vars } from "../theme/contract.css.ts";
import "../theme/platform.css.ts";
import { baseGlobal } from "./layer-style.ts";
import { media } from "./media.ts";
import "./reset.css.ts";

// Scroll targets stop below the fixed header (DESIGN-LANGUAGE section 12).
baseGlobal("html", { scrollPaddingBlockStart: 96 });
baseGlobal("html", { "@media": { [media.motionOk]: { scrollBehavior: "smooth" } } });

baseGlobal("body", {
  fontFamily: vars.font.ui,
  fontSize: vars.bodySize,
  lineHeight: 1.65,
  letterSpacing: "-.011em",
  color: vars.scheme.text,
  background: vars.scheme.surface,
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
});
baseGlobal("body:lang(en)", { lineHeight: 1.6 });
baseGlobal("body:lang(ja)", { lineHeight: 1.8, letterSpacing: 0 });

// A scheme scope is a ground of its own: text and background come with the tokens.
baseGlobal("[data-scheme]", {
  color: vars.scheme.text,
  background: vars.scheme.surface,
  fontSize: vars.bodySize,
  vars: { [vars.planGround]: vars.scheme.surface },
});

// Line breaking and face follow the language of each part, whatever page it stands in.
baseGlobal('[lang="ja"] :is([lang="ko"], [lang="en"])', {
  fontFamily: vars.font.ui,
  lineBreak: "auto",
  fontFeatureSettings: "normal",
});
baseGlobal('[lang="ko"]', { wordBreak: "keep-all", overflowWrap: "break-word" });
baseGlobal('[lang="en"]', { wordBreak: "normal", overflowWrap: "break-word" });
baseGlobal('[lang="ja"]', {
  fontFamily: vars.font.uiJa,
  wordBreak: "normal",
  overflowWrap: "break-word",
  lineBreak: "strict",
  fontFeatureSettings: '"palt"',
});
// body names a face of its own, so the page's language has to reach it.
baseGlobal("body:lang(ja)", { fontFamily: vars.font.uiJa });

baseGlobal(":is(h1, h2, h3, h4)", {
  fontWeight: 640,
  lineHeight: 1.28,
  letterSpacing: "-.028em",
  textWrap: "balance",
});
baseGlobal(":is(h1, h2, h3, h4):lang(en)", {
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: "-.032em",
});
baseGlobal(":is(h1, h2, h3, h4):lang(ja)", {
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
  wordBreak: "auto-phrase",
});
baseGlobal("p", { textWrap: "pretty" });
// Short texts keep their phrases together; long ones set `wordBreak: "normal"`.
baseGlobal("p:lang(ja)", { wordBreak: "auto-phrase" });

baseGlobal(":focus-visible", {
  outline: `3px solid ${vars.scheme.focus}`,
  outlineOffset: 3,
});

// No transition at all: a short one would run for every property of every element, and a colour that is
// inherited would be handed down one element a frame.
baseGlobal("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDelay: "0s !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
