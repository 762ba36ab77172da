import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  justifyItems: "center",
  gap: 16,
  padding: "16px 24px 48px",
  background: "#e8e8e6",
  color: "#111",
  "@media": { print: { display: "block", padding: 0, background: "none" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 24px",
  width: "100%",
  maxWidth: 816,
  "@media": { print: { display: "none" } },
});

export const print = style({
  marginInlineStart: "auto",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const paper = style({
  maxWidth: "100%",
  overflowX: "auto",
  boxShadow: "0 1px 12px rgb(0 0 0 / 12%)",
  "@media": { print: { overflow: "visible", boxShadow: "none" } },
});

// A narrow screen shows the whole paper smaller; in a browser without these functions it scrolls.
globalStyle(`${paper} > article`, {
  "@supports": {
    "(zoom: tan(atan2(1px, 2px)))": {
      "@media": {
        "screen and (max-width: 863px)": { zoom: "tan(atan2(100vw - 48px, 816px))" },
      },
    },
  },
});

// The consent banner and other layers.
globalStyle(`body:has(${page}) :is([role="dialog"], [aria-live], dialog)`, {
  "@media": { print: { display: "none" } },
});
