import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";

const { platform } = vars;

export const day = pageStyle({
  padding: "16px 32px 8px 40px",
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  letterSpacing: "normal",
  color: platform.s600,
  "@media": {
    [media.tablet]: { paddingInline: 24 },
    [compact]: { padding: "14px 20px 8px" },
  },
});

/** Each row has a line above it; the last one none below. */
export const list = pageStyle({});
templateGlobal(`.${list} [role=grid]`, { border: 0 });
templateGlobal(`.${list} [role=row]`, {
  borderBlockStart: `1px solid ${platform.s200}`,
  borderBlockEnd: 0,
});
templateGlobal(`.${list} [role=row]:hover`, { background: platform.s50 });
templateGlobal(`.${list} [role=row][aria-current]`, { background: platform.blue50 });

export const row = pageStyle({
  minHeight: 71,
  padding: "12px 32px 12px 40px",
  "@media": {
    [media.tablet]: { paddingInline: 24 },
    [compact]: { paddingBlock: 10, paddingInline: 20 },
  },
});

/** A long mark is below it where the list is narrow. */
export const text = pageStyle({ flex: "1 1 190px", display: "grid", gap: 1, minWidth: 0 });

export const title = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(23),
  fontWeight: 580,
  overflowWrap: "anywhere",
});

export const facts = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
  fontVariantNumeric: "tabular-nums",
});

/** At the end of a row. */
export const mark = pageStyle({ flex: "none" });

/** A hollow square in the color of what is public. */
export const published = pageStyle({
  selectors: { "&::before": { boxShadow: `inset 0 0 0 1.5px ${platform.green}` } },
});

export const earlier = pageStyle({
  padding: "20px 32px 0 40px",
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": { [media.tablet]: { paddingInline: 24 }, [compact]: { paddingInline: 20 } },
});
