import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, platform } = vars;
const printMedia = "print";

export const page = pageStyle({
  paddingBlock: "104px 120px",
  color: scheme.text,
  "@media": {
    [media.mobile]: { paddingBlock: "56px 80px" },
    [printMedia]: { paddingBlock: 0 },
  },
});

export const title = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(64),
  lineHeight: 1.2,
  letterSpacing: "-.04em",
  selectors: {
    "&:lang(en)": { lineHeight: 1.06 },
    "&:lang(ja)": { fontSize: rem(54), lineHeight: 1.4, letterSpacing: ".01em" },
  },
  "@media": {
    [media.tablet]: { fontSize: rem(52), selectors: { "&:lang(ja)": { fontSize: rem(46) } } },
    [media.mobile]: {
      fontSize: `min(${rem(42)}, 10.8vw)`,
      selectors: { "&:lang(ja)": { fontSize: `min(${rem(36)}, 9.4vw)` } },
    },
    [printMedia]: { fontSize: rem(32) },
  },
});

export const lead = pageStyle({
  maxWidth: "30em",
  margin: "24px 0 72px",
  fontSize: rem(20),
  lineHeight: 1.6,
  color: scheme.text2,
  textWrap: "balance",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase", lineHeight: 1.8 } },
  "@media": {
    [media.mobile]: { fontSize: rem(17), margin: "16px 0 48px" },
    [printMedia]: { display: "none" },
  },
});

export const signIn = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  maxWidth: "36em",
  marginBlockStart: 24,
});

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  alignItems: "start",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 48 },
    [printMedia]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 },
  },
});

/** The estimate of the monthly payment, as wide as the page. */
export const payment = pageStyle({ "@media": { [printMedia]: { display: "none" } } });

export const ask = pageStyle({
  paddingBlockStart: 28,
  borderBlockStart: `1px solid ${scheme.text}`,
  fontSize: rem(20),
  fontWeight: 600,
});

export const note = pageStyle({
  maxWidth: "52em",
  marginBlockStart: 20,
  fontSize: rem(14),
  lineHeight: rem(23),
  color: scheme.text2,
});

// Print shows the checklist only, dark on white in every color scheme.
templateGlobal(`body:has(.${page}) :is(header, footer), .${ask}, .${note}`, {
  "@media": { [printMedia]: { display: "none" } },
});
templateGlobal(`.${page} *`, { "@media": { [printMedia]: { color: platform.ink } } });
