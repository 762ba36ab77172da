import { createGlobalThemeContract } from "@vanilla-extract/css";
import { schemeTokens } from "./scheme.ts";

/** All CSS custom properties (`--rt-…`). platform.css.ts and theme.tsx set their values. */
export const vars = createGlobalThemeContract(
  {
    scheme: schemeTokens,
    platform: {
      black: "black",
      white: "white",
      ink: "ink",
      s50: "s-50",
      s100: "s-100",
      s200: "s-200",
      s300: "s-300",
      s500: "s-500",
      s600: "s-600",
      s800: "s-800",
      blue: "blue",
      blueHover: "blue-hover",
      bluePress: "blue-press",
      blue50: "blue-50",
      red: "red",
      redHover: "red-hover",
      redPress: "red-press",
      red50: "red-50",
      green: "green",
      green50: "green-50",
      amber: "amber",
      amberMark: "amber-mark",
      amber50: "amber-50",
      /** States on black, where the colors for white are too dark. */
      amberOnBlack: "amber-on-black",
      greenOnBlack: "green-on-black",
      scrim: "scrim",
      shadow: "shadow",
      /** Translucent white for rules and small labels on the landing hero photo. */
      whiteRule: "white-rule",
      whiteSoft: "white-soft",
      heroScrim: "hero-scrim",
      heroGround: "hero-ground",
    },
    font: {
      ui: "font-ui",
      uiJa: "font-ui-ja",
      serif: "font-serif",
      serifJa: "font-serif-ja",
    },
    /** Body text size: 17 px on the platform, chosen by the agent on a homepage. */
    bodySize: "body-size",
    /** What lengths grow by with the window. */
    grow: "grow",
    /** Sizes of the roles that depend on the script. */
    size: { banner: "size-banner", display: "size-display" },
    /** Line heights of the roles that depend on the script. */
    line: {
      small: "line-small",
      base: "line-base",
      body: "line-body",
      lead: "line-lead",
      heading: "line-heading",
      title: "line-title",
      section: "line-section",
      banner: "line-banner",
      display: "line-display",
    },
    /** Weight of headings. */
    strong: "strong",
    tracking: { heading: "tracking-heading", display: "tracking-display" },
    layout: { max: "max", margin: "margin", gutter: "gutter", header: "header" },
    radius: { inner: "radius-inner", control: "radius-control", full: "radius-full" },
    /** Durations are 1 ms with reduced motion: use them in every transition and animation. */
    motion: { ease: "ease", fast: "fast", panel: "panel", slide: "slide" },
    /** Background of a floor plan, with which its walls are filled. */
    planGround: "plan-ground",
  },
  (name) => `rt-${name}`,
);
