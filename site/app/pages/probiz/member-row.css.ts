import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 5fr) minmax(0, 6fr)",
  gap: layout.gutter,
  alignItems: "start",
  paddingBlock: 32,
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "112px minmax(0, 1fr)" },
    [media.mobile]: { gridTemplateColumns: "80px minmax(0, 1fr)", paddingBlock: 24 },
  },
});
// Below the name in narrow viewports.
pageGlobal(`.${row} > :nth-child(3)`, {
  "@media": {
    [media.upToTablet]: { gridColumn: "2" },
    [media.mobile]: { gridColumn: "1 / -1" },
  },
});

const frame = {
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 5",
  background: scheme.surface2,
} as const;

export const portrait = pageStyle({ ...frame, objectFit: "cover" });
export const noPortrait = pageStyle({ ...frame, display: "grid", placeItems: "center" });

export const identity = pageStyle({ minWidth: 0 });

export const name = pageStyle({
  ...role("card"),
});

export const link = pageStyle({
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textDecorationColor: scheme.control,
  textUnderlineOffset: ".2em",
  selectors: { "&:hover": { color: scheme.accentText, textDecorationColor: "currentColor" } },
});

export const second = pageStyle({ ...role("base"), color: scheme.text2 });

export const facts = pageStyle({
  display: "grid",
  gap: 4,
  marginBlockStart: 12,
  ...role("small"),
});

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "5.5em minmax(0, 1fr)",
  gap: 12,
  selectors: { "&:lang(en)": { gridTemplateColumns: "6.5em minmax(0, 1fr)" } },
});
pageGlobal(`.${fact} > dt`, { color: scheme.text2 });

export const stats = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: layout.gutter,
});

export const stat = pageStyle({ display: "flex", flexDirection: "column-reverse" });

export const numeral = pageStyle({
  ...role("heading"),
  whiteSpace: "nowrap",
  fontVariantNumeric: "lining-nums",
});

export const unit = pageStyle({
  fontSize: exact(".55em", "the numeral"),
  letterSpacing: exact("0"),
  marginInlineStart: exact(2, "the numeral"),
});

export const statLabel = pageStyle({
  marginBlockStart: 4,
  ...role("caption"),
  color: scheme.text2,
});
