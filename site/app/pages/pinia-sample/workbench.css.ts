import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: layout.gutter,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 40 } },
});

export const counter = pageStyle({ display: "grid", justifyItems: "start" });

export const label = pageStyle({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });

export const number = pageStyle({
  fontSize: rem(96),
  lineHeight: 1.15,
  fontWeight: 640,
  letterSpacing: "-.04em",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.text,
  "@media": { [media.mobile]: { fontSize: rem(72) } },
});

export const buttons = pageStyle({ display: "flex", gap: 12, marginBlockStart: 12 });

export const draft = pageStyle({ display: "grid", gap: 24, maxWidth: 560 });
