import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const page = pageStyle({
  paddingBlock: "96px 120px",
  "@media": { [media.mobile]: { paddingBlock: "56px 80px" } },
});

export const title = pageStyle({
  fontSize: rem(52),
  lineHeight: 1.28,
  selectors: { "&:lang(ja)": { fontSize: rem(46) } },
  "@media": {
    [media.mobile]: { fontSize: rem(34), selectors: { "&:lang(ja)": { fontSize: rem(31) } } },
    // プライバシーポリシー has no place to break.
    [media.tiny]: { selectors: { "&:lang(ja)": { fontSize: rem(27) } } },
  },
});

export const effective = pageStyle({
  margin: "14px 0 72px",
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
  "@media": { [media.mobile]: { marginBlockEnd: 40 } },
});

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  alignItems: "start",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40 },
  },
});

export const contents = pageStyle({
  paddingInlineEnd: 24,
  "@media": {
    [media.aboveMobile]: {
      position: "sticky",
      insetBlockStart: `calc(${layout.header} + 32px)`,
      maxHeight: `calc(100vh - ${layout.header} - 64px)`,
      overflowY: "auto",
    },
    [media.mobile]: { paddingInlineEnd: 0 },
  },
});

export const contentsTitle = pageStyle({
  fontSize: rem(15),
  lineHeight: rem(22),
  letterSpacing: "-.011em",
  marginBlockEnd: 8,
  color: scheme.text2,
});

export const contentsLink = pageStyle({
  display: "block",
  paddingBlock: 6,
  fontSize: rem(15),
  lineHeight: rem(22),
  textWrap: "balance",
  textDecoration: "none",
  textUnderlineOffset: 4,
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:lang(ja)": { wordBreak: "auto-phrase" },
  },
  "@media": { [media.mobile]: { paddingBlock: 11 } },
});

export const article = pageStyle({ maxWidth: "44em", color: scheme.text });

export const lead = pageStyle({
  fontSize: rem(20),
  lineHeight: 1.6,
  color: scheme.text,
  selectors: { "&:lang(ja)": { lineHeight: 1.8 } },
  "@media": { [media.mobile]: { fontSize: rem(17) } },
});

export const section = pageStyle({ marginBlockStart: 56 });

export const sectionTitle = pageStyle({
  fontSize: rem(26),
  lineHeight: 1.36,
  color: scheme.text,
  "@media": { [media.mobile]: { fontSize: rem(23) } },
});

/** Japanese phrases stay unbroken in headings only; prose fills its lines. */
const prose = { selectors: { "&:lang(ja)": { wordBreak: "normal" } } } as const;

export const paragraph = pageStyle({ ...prose, marginBlockStart: 14 });
// At least 44 px high, without making its line higher.
templateGlobal(`.${paragraph} > a`, { paddingBlock: 12 });

export const list = pageStyle({
  ...prose,
  marginBlockStart: 14,
  paddingInlineStart: "1.2em",
  listStyle: "disc",
});
templateGlobal(`.${list} > li + li`, { marginBlockStart: 8 });

export const noticeTitle = pageStyle({
  marginBlockStart: 32,
  fontSize: rem(17),
  lineHeight: 1.5,
  letterSpacing: "-.011em",
  color: scheme.text,
});

export const notice = pageStyle({
  marginBlockStart: 12,
  borderBlockStart: `1px solid ${scheme.text}`,
  borderBlockEnd: `1px solid ${scheme.line}`,
});

templateGlobal(`.${notice} + .${paragraph}`, { marginBlockStart: 24 });

export const entry = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)",
  columnGap: 24,
  paddingBlock: 12,
  fontSize: rem(16),
  lineHeight: 1.6,
  selectors: { "& + &": { borderBlockStart: `1px solid ${scheme.line}` } },
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const term = pageStyle({ fontWeight: 600, color: scheme.text });
