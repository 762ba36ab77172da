import { pageStyle, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const root = pageStyle({ outline: "none" });

/** `contain: inline-size`: an offscreen entry keeps the size of a wider window. */
export const list = pageStyle({ margin: 0, padding: 0, listStyle: "none", contain: "inline-size" });

/** Skips rendering of offscreen entries: a profile can have 30 sections of 10 items. */
export const entry = pageStyle({
  "@supports": {
    // The scroll anchor once the real height is known.
    "(overflow-anchor: auto)": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 480px",
    },
  },
  // Focus rings extend over the border.
  overflowClipMargin: 12,
  paddingBlock: "8px 20px",
  borderBlockStart: `1px solid ${platform.s200}`,
  selectors: {
    "&:last-child": { borderBlockEnd: `1px solid ${platform.s200}` },
  },
});

export const tools = pageStyle({ minHeight: 44 });

export const name = pageStyle({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: weight.semibold,
});

export const note = pageStyle({ marginBlock: "0 16px", color: platform.s600 });

export const addButtons = pageStyle({ marginBlockStart: 16 });
