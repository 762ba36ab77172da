import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const page = pageStyle({
  maxWidth: `calc(${layout.max} + 2 * ${layout.margin})`,
  margin: "0 auto",
  padding: `56px ${layout.margin}`,
  "@media": { [media.mobile]: { padding: "32px 20px 48px" } },
});

export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 16px",
  marginBlockEnd: 36,
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

export const title = pageStyle({
  fontSize: rem(40),
  lineHeight: rem(52),
  outline: "none",
  selectors: { "&:lang(ja)": { fontSize: rem(38) } },
  "@media": {
    [media.mobile]: {
      fontSize: rem(30),
      lineHeight: rem(40),
      selectors: { "&:lang(ja)": { fontSize: rem(28) } },
    },
  },
});

export const count = pageStyle({
  marginInlineStart: 12,
  fontSize: rem(20),
  fontWeight: 500,
  letterSpacing: "-0.01em",
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [media.mobile]: { marginInlineStart: 8, fontSize: rem(17) } },
});

export const create = pageStyle({});
templateGlobal(`.${create} > button`, {
  "@media": { [media.mobile]: { minHeight: 44, paddingInline: 16, fontSize: rem(15) } },
});

export const tools = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 360px) auto",
  justifyContent: "start",
  alignItems: "center",
  gap: "12px 16px",
  marginBlockEnd: 20,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", justifyContent: "stretch" },
  },
});
templateGlobal(`.${tools} [role=radio]`, { minHeight: 46 });

export const status = visuallyHidden;

export const notice = pageStyle({ marginBlockEnd: 20 });

export const list = pageStyle({
  transition: `opacity ${vars.motion.fast}`,
  selectors: { "&[data-stale=true]": { opacity: 0.6 } },
});

export const pages = pageStyle({ marginBlockStart: 24 });

export const empty = pageStyle({ paddingBlock: "48px 24px" });
