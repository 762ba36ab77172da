import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** A heading with its link, above a ruled list. */
export const heading = pageStyle({ minHeight: 44 });

export const title = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 640,
  letterSpacing: "normal",
});

export const all = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: rem(15),
  fontWeight: 540,
});

/** A list of rows; what needs an answer opens with a dark rule. */
export const list = pageStyle({
  borderBlockStart: `1px solid ${platform.s300}`,
  selectors: { "&[data-required=true]": { borderColor: platform.ink } },
});

export const row = pageStyle({
  borderBlockEnd: `1px solid ${platform.s200}`,
});

/** Shared by the rows that are links. */
const rowLink = {
  display: "grid",
  alignItems: "center",
  paddingBlock: 8,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { background: platform.s50 } },
} as const;

export const request = pageStyle({
  ...rowLink,
  gridTemplateColumns: "80px minmax(0, 1fr) 20px",
  gap: 16,
  minHeight: 92,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "72px minmax(0, 1fr) 20px", gap: 12, minHeight: 88 },
  },
});

export const name = pageStyle({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 640,
  "::before": { content: "", flex: "none", width: 8, height: 8, background: platform.blue },
});

export const line = pageStyle({
  display: "block",
  overflow: "hidden",
  fontSize: rem(15),
  lineHeight: rem(22),
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const facts = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

export const suggestion = pageStyle({
  ...rowLink,
  gridTemplateColumns: "24px minmax(0, 1fr) auto 20px",
  gap: 8,
  minHeight: 52,
  fontSize: rem(16),
  fontWeight: 540,
});

/** As far from the edge as the check, which has a margin of its own. */
export const ring = pageStyle({
  width: 14,
  height: 14,
  marginInlineStart: 1,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
});

export const minutes = pageStyle({ fontSize: rem(14), fontWeight: 450, color: platform.s600 });

/** Instead of an empty list. */
export const none = pageStyle({
  paddingBlock: 20,
  color: platform.s600,
  borderBlock: `1px solid ${platform.s200}`,
});

/** A step that is done. */
export const check = pageStyle({ display: "grid", color: platform.green });

/** The one button below the list. */
export const resume = pageStyle({ width: "100%", marginBlockStart: 28 });

export const note = pageStyle({ marginBlockStart: 20, fontSize: rem(15), color: platform.s600 });
