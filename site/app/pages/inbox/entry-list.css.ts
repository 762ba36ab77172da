import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const sides = "32px 32px 32px 64px";

/** The tabs above it, or its container, have the line. */
export const list = pageStyle({});
templateGlobal(`.${list} > [role=grid]`, { borderBlockStart: 0 });

export const under = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  padding: sides,
  "@media": {
    [media.laptop]: { paddingInlineStart: 48 },
    [media.tablet]: { padding: "24px 16px 24px 24px" },
    [media.mobile]: { padding: "24px 20px" },
  },
});

const { platform } = vars;

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 14,
  padding: "18px 32px 18px 64px",
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.ink,
  "@media": {
    [media.laptop]: { paddingInlineStart: 48 },
    [media.tablet]: { padding: "16px 16px 16px 24px", gap: 10 },
    [media.mobile]: { padding: "16px 20px", gap: 10 },
  },
});

export const name = pageStyle({
  display: "block",
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 560,
  overflowWrap: "anywhere",
  selectors: { "[data-unread=true] &": { fontWeight: 680 } },
});

export const line = pageStyle({
  display: "-webkit-box",
  WebkitLineClamp: 1,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  wordBreak: "break-all",
  color: platform.s600,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const end = pageStyle({
  display: "grid",
  justifyItems: "end",
  alignContent: "start",
  gap: 4,
  fontSize: rem(14),
  color: platform.s600,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const unread = visuallyHidden;
