import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Amber notice above a field: what visitors get instead. */
export const notice = pageStyle({
  padding: "16px 18px",
  background: platform.amber50,
  color: platform.ink,
  fontSize: rem(15),
  lineHeight: rem(23),
});

export const noticeTitle = pageStyle({ fontWeight: 640 });

export const actions = pageStyle({ marginBlockStart: 12 });
templateGlobal(`.${actions} button[data-secondary]`, { background: platform.white });

/** The same below a field of one line. */
export const line = pageStyle({
  marginBlockStart: -8,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.amber,
});

export const source = pageStyle({
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${platform.s300}`,
});

export const sourceHead = pageStyle({ fontWeight: 600 });

export const sourceText = pageStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const folded = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

/** Underlined text that is a button: 24 px high at least, as the text around it. */
export const textButton = pageStyle({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: "none",
  color: platform.s600,
  font: "inherit",
  fontSize: rem(15),
  fontWeight: 500,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: platform.ink },
    "&:focus-visible": { outline: `3px solid ${platform.blue}`, outlineOffset: 3 },
  },
});

/** One of two actions under a line: 44 px high. */
export const lineButton = pageStyle({ minHeight: 44, color: platform.ink });
