import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

/** Of both sample pages. */
export const page = pageStyle({
  paddingBlock: "96px 120px",
  color: scheme.text,
  "@media": { [media.mobile]: { paddingBlock: "56px 80px" } },
});

export const title = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(64),
  lineHeight: 1.2,
  selectors: { "&:lang(en)": { lineHeight: 1.08 }, "&:lang(ja)": { fontSize: rem(54) } },
  "@media": {
    [media.tablet]: { fontSize: rem(52), selectors: { "&:lang(ja)": { fontSize: rem(44) } } },
    [media.mobile]: { fontSize: rem(38), selectors: { "&:lang(ja)": { fontSize: rem(34) } } },
  },
});

export const lead = pageStyle({
  ...text("lead"),
  maxWidth: "34em",
  marginBlockStart: 20,
  color: scheme.text2,
  textWrap: "pretty",
});

/** What applies to the whole page, such as that it needs a script. */
export const notice = pageStyle({ marginBlockStart: 16, fontSize: rem(16), lineHeight: rem(26) });

export const section = pageStyle({
  marginBlockStart: 72,
  paddingBlockStart: 28,
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": { [media.mobile]: { marginBlockStart: 56 } },
});

export const heading = pageStyle({ ...text("cardTitle"), marginBlockEnd: 12 });

export const fields = pageStyle({ maxWidth: 560 });

/** The part that changes. */
export const plate = pageStyle({
  padding: 40,
  marginBlock: 24,
  background: scheme.surface2,
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: { padding: "28px 20px" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const number = pageStyle({
  ...text("statPortrait"),
  display: "block",
  fontVariantNumeric: "tabular-nums lining-nums",
});
