import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { keyframes } from "@vanilla-extract/css";
import { tabBarHeight, tabBarMedia } from "./admin-nav.css.ts";

const { platform } = vars;

export const page = pageStyle({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100svh",
  ...role("small"),
  color: platform.ink,
  background: platform.white,
});

export const main = pageStyle({ minWidth: 0, outline: "none" });
/** The tab bar covers the end of the page. */
pageGlobal(`:has(> nav):not([data-section=editor]) + .${main}`, {
  "@media": {
    [tabBarMedia]: {
      paddingBlockEnd: exact(
        `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`,
        "the tab bar",
      ),
    },
  },
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
pageGlobal(`.${search} [role=group]`, { minHeight: 46, fontSize: role("base").fontSize });
pageGlobal(`.${search} input`, { minHeight: 44 });

/** A value and the button that copies it. */
export const copyRow = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
});
