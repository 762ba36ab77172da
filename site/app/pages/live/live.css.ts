import { pageStyle } from "@realtor/ui/style-tools";
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
  paddingBlock: "20px 40px",
  paddingInline: 20,
  outline: "none",
  "@media": { [wide]: { paddingInline: 64 } },
});

export const top = pageStyle({
  display: "none",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: 64,
  "@media": { [wide]: { display: "flex" } },
});

export const heading = pageStyle({ marginBlock: "20px 8px" });

export const qr = pageStyle({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  marginBlock: "12px 8px",
  paddingBlock: 8,
  borderBlock: `1px solid ${platform.s200}`,
  "@media": {
    [wide]: { gridTemplateColumns: "112px minmax(0, 1fr)", gap: 16, marginBlockStart: 24 },
  },
});

/** Its margin is part of the code. */
export const code = pageStyle({ width: "100%", marginInlineStart: -8, background: platform.white });

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
  translate: "-50%",
  overflow: "hidden",
  background: platform.white,
  "@media": {
    [wide]: {
      insetBlockStart: 196,
      insetInlineStart: 80,
      insetInlineEnd: 0,
      width: "auto",
      translate: "none",
    },
  },
});
