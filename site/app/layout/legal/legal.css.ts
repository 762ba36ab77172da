import { distance, exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const page = pageStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
});

export const title = pageStyle({
  ...role("section"),
  "@media": {
    // プライバシーポリシー has no place to break.
    [media.tiny]: {
      selectors: { "&:lang(ja)": { fontSize: exact("1.6875rem", "ten characters") } },
    },
  },
});

export const effective = pageStyle({
  marginBlock: "12px 64px",
  ...role("small"),
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
  ...role("small", { weight: "strong" }),
  letterSpacing: "inherit",
  marginBlockEnd: 8,
  color: scheme.text2,
});

export const contentsLink = pageStyle({
  display: "block",
  paddingBlock: 4,
  ...role("small"),
  textWrap: "balance",
  textDecoration: "none",
  textUnderlineOffset: 4,
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:lang(ja)": { wordBreak: "auto-phrase" },
  },
  "@media": { [media.mobile]: { paddingBlock: 12 } },
});

export const article = pageStyle({ maxWidth: "44em", color: scheme.text });

export const lead = pageStyle({
  ...role("lead"),
  color: scheme.text,
});

export const section = pageStyle({ marginBlockStart: 64 });

export const sectionTitle = pageStyle({ ...role("card"), color: scheme.text });

/** Japanese phrases stay unbroken in headings only; prose fills its lines. */
const prose = { selectors: { "&:lang(ja)": { wordBreak: "normal" } } } as const;

export const paragraph = pageStyle({ ...prose, marginBlockStart: 12 });
// At least 44 px high, without making its line higher.
pageGlobal(`.${paragraph} > a`, { paddingBlock: 12 });

export const list = pageStyle({
  ...prose,
  marginBlockStart: 12,
  paddingInlineStart: 20,
  listStyle: "disc",
});
pageGlobal(`.${list} > li + li`, { marginBlockStart: 8 });

export const noticeTitle = pageStyle({
  marginBlockStart: 32,
  ...role("body", { weight: "strong" }),
  letterSpacing: "inherit",
  color: scheme.text,
});

export const notice = pageStyle({
  marginBlockStart: 12,
  borderBlockStart: `1px solid ${scheme.text}`,
  borderBlockEnd: `1px solid ${scheme.line}`,
});

pageGlobal(`.${notice} + .${paragraph}`, { marginBlockStart: 24 });

export const entry = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)",
  columnGap: 24,
  paddingBlock: 12,
  ...role("base"),
  selectors: { "& + &": { borderBlockStart: `1px solid ${scheme.line}` } },
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const term = pageStyle({ fontWeight: weight.semibold, color: scheme.text });
