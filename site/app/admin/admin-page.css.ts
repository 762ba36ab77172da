import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { keyframes } from "@vanilla-extract/css";
import { tabBarHeight, tabBarMedia } from "./admin-nav.css.ts";

export const page = pageStyle({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100svh",
  fontSize: rem(15),
  lineHeight: 1.55,
  color: vars.platform.ink,
  background: vars.platform.white,
});

export const main = pageStyle({ minWidth: 0, outline: "none" });
/** The tab bar covers the end of the page. */
templateGlobal(`:has(> nav):not([data-section=editor]) + .${main}`, {
  "@media": {
    [tabBarMedia]: {
      paddingBlockEnd: `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`,
    },
  },
});

const { platform } = vars;

export const gate = pageStyle({
  maxWidth: 440,
  minHeight: "60svh",
  margin: "0 auto",
  padding: "96px 20px",
  "@media": { [media.mobile]: { paddingBlock: 48 } },
});

export const title = pageStyle({ fontSize: rem(34), lineHeight: rem(44) });

export const lead = pageStyle({
  margin: "10px 0 32px",
  fontSize: rem(17),
  lineHeight: 1.6,
  color: platform.s600,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Appears after 300 ms, so that it does not flash for most users. */
export const wait = pageStyle({
  animation: `${appear} 1ms 300ms backwards`,
  "@media": { "(scripting: none)": { display: "none" } },
});

/** A failed request and its retry button. */
export const failed = pageStyle({ width: "100%" });

/** A search field as high as the filter next to it. */
export const search = pageStyle({});
templateGlobal(`.${search} [role=group]`, { minHeight: 46, fontSize: rem(16) });
templateGlobal(`.${search} input`, { minHeight: 44 });

/** A value and the button that copies it. */
export const copyRow = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
});
