import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;
const wide = "(min-width: 75em)";

export const columns = pageStyle({
  display: "flex",
  flexDirection: "column-reverse",
  minHeight: "100svh",
  "@media": { [wide]: { display: "grid", gridTemplateColumns: "640px minmax(0, 1fr)" } },
});

export const main = pageStyle({
  flex: 1,
  width: "100%",
  maxWidth: 640,
  marginInline: "auto",
  padding: "22px 20px 40px",
  outline: "none",
  "@media": { [wide]: { padding: "18px 64px 40px" } },
});

export const top = pageStyle({
  display: "none",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [wide]: { display: "flex" } },
});

export const title = pageStyle({
  marginBlockEnd: 4,
  fontSize: rem(30),
  lineHeight: 1.28,
  outline: "none",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(en)": { lineHeight: 1.12 }, "&:lang(ja)": { wordBreak: "auto-phrase" } },
  "@media": {
    [wide]: {
      margin: "56px 0 8px",
      fontSize: rem(42),
      selectors: { "&:lang(en)": { fontSize: rem(48) } },
    },
  },
});

export const lead = pageStyle({
  marginBlockEnd: 16,
  color: platform.s600,
  lineHeight: rem(26),
  "@media": { [wide]: { marginBlockEnd: 26, fontSize: rem(18), lineHeight: rem(28) } },
});

export const heading = pageStyle({
  margin: "18px 0 8px",
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 640,
  letterSpacing: 0,
  "@media": { [wide]: { margin: "26px 0 10px" } },
});

export const qr = pageStyle({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  marginBlockStart: 10,
  paddingBlock: 8,
  borderBlock: `1px solid ${platform.s200}`,
  "@media": {
    [wide]: { gridTemplateColumns: "112px minmax(0, 1fr)", gap: 16, marginBlockStart: 26 },
  },
});

/** Its margin is part of the code. */
export const code = pageStyle({ width: "100%", marginInlineStart: -8, background: platform.white });

export const qrTitle = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 620,
  letterSpacing: 0,
});

export const save = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontSize: rem(15),
  fontWeight: 520,
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: "pointer",
  // The ring is within the target of 44 px, below the heading.
  outlineOffset: -6,
});
templateGlobal(`.${save} > svg`, { flex: "none", width: 20, height: 20 });

export const next = pageStyle({ borderBlockStart: `1px solid ${platform.ink}` });

export const step = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 20px",
  alignItems: "center",
  gap: 10,
  minHeight: 52,
  borderBlockEnd: `1px solid ${platform.s200}`,
  fontWeight: 540,
  textDecoration: "none",
  selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: 5 } },
});
templateGlobal(`.${step} > svg`, { width: 20, height: 20 });

export const minutes = pageStyle({ color: platform.s600, fontSize: rem(14), fontWeight: 450 });

/** Blue with the plan; a strip on top of a narrow screen. */
export const plan = pageStyle({
  position: "relative",
  height: 212,
  overflow: "hidden",
  color: platform.white,
  background: platform.blue,
  vars: { [vars.planGround]: platform.blue },
  "@media": { [wide]: { position: "sticky", insetBlockStart: 0, height: "100svh" } },
});

export const drawing = pageStyle({
  position: "absolute",
  insetBlockStart: -110,
  insetInlineStart: -60,
  width: 640,
  opacity: 0.55,
  "@media": {
    [wide]: { insetBlockStart: -60, insetInlineStart: -120, width: 1180, opacity: 0.5 },
  },
});

export const frame = pageStyle({
  position: "absolute",
  insetBlockStart: 28,
  insetBlockEnd: 0,
  insetInlineStart: "50%",
  width: 300,
  marginInlineStart: -150,
  overflow: "hidden",
  background: platform.white,
  "@media": {
    [wide]: {
      insetBlockStart: 196,
      insetInlineStart: 80,
      insetInlineEnd: 0,
      width: "auto",
      margin: 0,
    },
  },
});
