import { display, exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { inLanguage, media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const hero = pageStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "max(640px, min(100svh, 900px))",
  overflow: "hidden",
  color: vars.platform.white,
  background: vars.platform.heroGround,
  vars: { [vars.scheme.focus]: vars.platform.white },
  "@media": { [media.mobile]: { minHeight: "max(640px, min(100svh, 780px))" } },
});

export const image = pageStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "50% 50%",
  "@media": { [media.mobile]: { objectPosition: "66% 50%" } },
});

export const scrim = pageStyle({
  position: "absolute",
  inset: 0,
  background: vars.platform.heroScrim,
});

export const content = pageStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: exact(124, "header and the room above the title"),
  "@media": { [media.mobile]: { paddingBlockStart: exact(112) } },
});

export const title = pageStyle([
  display("heroLanding"),
  {
    whiteSpace: "pre-line",
    // Smaller below 390 px: its lines are given.
    "@media": {
      [media.mobile]: {
        fontSize: exact("min(2.875rem, 11.8vw)"),
        selectors: {
          [inLanguage.en]: { fontSize: exact("min(2.875rem, 11.8vw)") },
          [inLanguage.ja]: { fontSize: exact("min(2.375rem, 9.8vw)"), letterSpacing: exact("0") },
        },
      },
    },
  },
]);

export const row = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 40,
  marginBlockStart: "auto",
  paddingBlock: "40px 32px",
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: 24,
      paddingBlockEnd: 24,
    },
  },
});

export const lead = pageStyle({
  ...role("lead"),
  maxWidth: 520,
  whiteSpace: "pre-line",
  selectors: { "&:lang(en)": { maxWidth: 460 } },
  "@media": { [media.mobile]: { whiteSpace: "normal" } },
});

export const actions = pageStyle({
  display: "flex",
  flex: "none",
  gap: 24,
  alignItems: "center",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: {
      flexDirection: "column-reverse",
      alignItems: "stretch",
      gap: 4,
      textAlign: "center",
    },
  },
});

pageGlobal(`${actions} > a`, { "@media": { [media.mobile]: { justifyContent: "center" } } });

export const titleBlock = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  borderBlockStart: `1px solid ${vars.platform.whiteRule}`,
  paddingBlock: "20px 24px",
  "@media": { [media.mobile]: { display: "none" } },
});

export const titleBlockCell = pageStyle({
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.platform.whiteRule}`, paddingInlineStart: 24 },
  },
});

export const titleBlockLabel = pageStyle({
  ...role("fine"),
  color: vars.platform.whiteSoft,
});

export const titleBlockValue = pageStyle(role("base", { weight: "semibold" }));
