import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { wide } from "./first-run-frame.css.ts";

const { platform } = vars;

const hidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

const shown = {
  position: "static",
  display: "flex",
  width: "auto",
  height: "auto",
  overflow: "visible",
  clipPath: "none",
} as const;

export const header = pageStyle({
  // The containing block of what only screen readers get.
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gridTemplateRows: "56px auto",
  columnGap: 12,
  paddingInline: 20,
  "@media": {
    [wide]: {
      gridColumn: "1 / -1",
      display: "flex",
      columnGap: 36,
      alignItems: "stretch",
      paddingInline: "64px 40px",
      borderBlockEnd: `1px solid ${platform.s200}`,
    },
  },
});

export const mark = pageStyle({
  alignSelf: "center",
  flex: "none",
  // The narrow header shows the back button in its place.
  selectors: { "&:has(+ button)": { display: "none" } },
  "@media": { [wide]: { selectors: { "&:has(+ button)": { display: "block" } } } },
});

export const back = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineStart: -12,
  cursor: "pointer",
  "@media": { [wide]: { display: "none" } },
});

export const place = pageStyle({
  overflow: "hidden",
  fontSize: rem(15),
  fontWeight: 620,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [wide]: { display: "none" } },
});

export const count = pageStyle({
  marginInlineEnd: 8,
  color: platform.s600,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
});

export const nav = pageStyle({
  display: "none",
  "@media": { [wide]: { display: "block", flex: 1, minWidth: 0 } },
});

export const steps = pageStyle({
  display: "flex",
  gap: "clamp(16px, 2.7vw, 40px)",
  height: "100%",
});

export const step = pageStyle({
  display: "flex",
  color: platform.s600,
  selectors: { "&[data-done]": { color: platform.ink } },
});

export const link = pageStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  color: "inherit",
  fontSize: rem(15),
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-current]": { color: platform.ink, fontWeight: 660 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      height: 3,
      background: platform.ink,
    },
    "a&:hover": { textDecorationLine: "underline", textUnderlineOffset: 5 },
  },
});
templateGlobal(`.${link} > svg`, { flex: "none", width: 18, height: 18 });

export const number = pageStyle({
  width: 18,
  fontStyle: "normal",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const end = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "@media": { [wide]: { flex: "none", gap: 28 } },
});

export const status = pageStyle({
  // Narrow: announced, and visible when something is wrong.
  ...hidden,
  alignItems: "center",
  gap: 8,
  color: platform.s600,
  fontSize: rem(14),
  selectors: { "&[data-failed]": { ...shown, color: platform.red } },
  "@media": { [wide]: shown },
});

export const retry = pageStyle({
  minHeight: 44,
  fontWeight: 600,
  textDecorationLine: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
});

export const later = pageStyle({
  justifyContent: "end",
  minWidth: 44,
  fontSize: rem(15),
  fontWeight: 580,
});
export const long = pageStyle({ display: "none", "@media": { [wide]: { display: "inline" } } });
export const short = pageStyle({ "@media": { [wide]: { display: "none" } } });

/** For screen readers, where the list of steps is not shown. */
export const position = pageStyle({
  ...hidden,
  "@media": { [wide]: { display: "none" } },
});

export const bars = pageStyle({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  gap: 3,
  "@media": { [wide]: { display: "none" } },
});

export const bar = pageStyle({
  height: 4,
  background: platform.s200,
  selectors: {
    '&[data-state="done"]': { background: platform.ink },
    '&[data-state="current"]': { background: platform.blue },
  },
});
