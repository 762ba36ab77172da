import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

/** Shared by both sample pages. */
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

/** Message for browsers without script. */
export const notice = pageStyle({ marginBlockStart: 16, fontSize: rem(16), lineHeight: rem(26) });
