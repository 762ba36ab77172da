import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { wide } from "./first-run-frame.css.ts";

const { platform } = vars;

export const fields = pageStyle({
  display: "grid",
  gap: 18,
  "@media": { [wide]: { gap: 22 } },
});

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "18px 12px",
  alignItems: "end",
  selectors: { "&[data-count='1']": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": {
    [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [wide]: { gap: "22px 16px" },
  },
});

export const label = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 8,
  padding: 0,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});

export const mark = pageStyle({ flex: "none", color: platform.s600, fontWeight: 450 });

export const hint = pageStyle({
  marginBlock: "-4px 8px",
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
});

export const good = pageStyle({
  marginBlockStart: 8,
  color: platform.green,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 550,
});
templateGlobal(`.${good} > svg`, { flex: "none", width: 20, height: 20 });

export const error = pageStyle({
  marginBlockStart: 8,
  color: platform.red,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 550,
});

export const textButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 580,
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: 2 } },
});
templateGlobal(`.${textButton} > svg`, { flex: "none", width: 20, height: 20 });

export const group = pageStyle({ border: 0, margin: 0, padding: 0, minWidth: 0 });

/** Two halves as wide as the form. */
export const states = pageStyle({ display: "flex", width: "100%" });
templateGlobal(`.${states} > label`, { flex: "1 1 0", minHeight: 50 });
