import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;
const printMedia = "print";

/** Sticky next to the steps where the viewport is large enough. */
export const progress = pageStyle({
  paddingBlockStart: 40,
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": {
    "(min-width: 761px) and (min-height: 640px)": { position: "sticky", insetBlockStart: 0 },
    [media.mobile]: { paddingBlockStart: 24 },
    [printMedia]: { position: "static", paddingBlock: 0, border: 0 },
  },
});

export const progressTitle = pageStyle({
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
  color: scheme.text2,
});

export const count = pageStyle({
  display: "block",
  marginBlock: "4px 12px",
  ...role("heading"),
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const bar = pageStyle({
  position: "relative",
  maxWidth: 280,
  "@media": { [printMedia]: { display: "none" } },
});

export const storageNote = pageStyle({
  marginBlockStart: 12,
  maxWidth: 280,
  ...role("caption"),
  color: scheme.text2,
  "@media": { [printMedia]: { display: "none" } },
});

export const contents = pageStyle({
  marginBlockStart: 32,
  "@media": { [media.mobile]: { display: "none" }, [printMedia]: { display: "none" } },
});

export const contentsTitle = pageStyle({
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
  color: scheme.text2,
});

export const contentsLink = pageStyle({
  display: "flex",
  gap: 8,
  paddingBlock: 4,
  ...role("small"),
  textDecoration: "none",
  textUnderlineOffset: 4,
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const contentsNumber = pageStyle({
  flex: "none",
  width: 16,
  color: scheme.accentText,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const print = pageStyle({
  marginBlockStart: 24,
  "@media": { [printMedia]: { display: "none" } },
});
