import { templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const head = pageStyle({
  paddingBlock: "96px 0",
  color: scheme.text,
  "@media": { [media.mobile]: { paddingBlock: "56px 0" } },
});

export const title = pageStyle({
  fontSize: 64,
  lineHeight: 1.2,
  textWrap: "balance",
  selectors: {
    "&:lang(en)": { lineHeight: 1.08 },
    "&:lang(ja)": { fontSize: 54, wordBreak: "auto-phrase" },
  },
  "@media": {
    [media.tablet]: { fontSize: 52, selectors: { "&:lang(ja)": { fontSize: 44 } } },
    [media.mobile]: { fontSize: 38, selectors: { "&:lang(ja)": { fontSize: 34 } } },
  },
});

export const lead = pageStyle({
  ...text("lead"),
  maxWidth: "32em",
  marginBlockStart: 20,
  color: scheme.text2,
  textWrap: "pretty",
});
