import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const head = pageStyle({
  paddingBlock: "96px 0",
  color: scheme.text,
  "@media": { [media.mobile]: { paddingBlock: "56px 0" } },
});

export const title = pageStyle({
  fontSize: rem(64),
  lineHeight: 1.2,
  textWrap: "balance",
  selectors: {
    "&:lang(en)": { lineHeight: 1.08 },
    "&:lang(ja)": { fontSize: rem(54), wordBreak: "auto-phrase" },
  },
  "@media": {
    [media.tablet]: { fontSize: rem(52), selectors: { "&:lang(ja)": { fontSize: rem(44) } } },
    [media.mobile]: { fontSize: rem(38), selectors: { "&:lang(ja)": { fontSize: rem(34) } } },
  },
});

export const lead = pageStyle({
  ...text("lead"),
  maxWidth: "32em",
  marginBlockStart: 20,
  color: scheme.text2,
  textWrap: "pretty",
});
