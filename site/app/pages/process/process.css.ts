import { distance, exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

const { platform, layout } = vars;

export const page = pageStyle({ paddingBlockStart: distance.section });

export const title = pageStyle({ ...fittedRole("display"), whiteSpace: "pre-line" });

export const lead = pageStyle({
  ...role("lead"),
  marginBlockStart: 24,
  marginBlockEnd: distance.band,
  maxWidth: "30em",
  color: platform.s600,
  textWrap: "balance",
  "@media": { [media.mobile]: { marginBlockStart: 16 } },
});

export const step = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)",
  gap: 24,
  alignItems: "start",
  borderBlockStart: `1px solid ${platform.ink}`,
  paddingBlock: "40px 64px",
  selectors: { "&:last-child": { paddingBlockEnd: distance.chapter } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlock: "24px 64px",
      selectors: { "&:last-child": { paddingBlockEnd: 0 } },
    },
  },
});

/** Sticky next to the drawing; the offset equals the padding below the step's rule. */
export const text = pageStyle({
  "@media": {
    [media.aboveMobile]: { position: "sticky", insetBlockStart: `calc(${layout.header} + 40px)` },
  },
});

export const stepTitle = pageStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 20,
  ...role("title"),
  "@media": { [media.mobile]: { gap: 12 } },
});

export const number = pageStyle({
  flex: "none",
  width: 28,
  ...role("body", { weight: "semibold" }),
  letterSpacing: "inherit",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: platform.blue,
});

/** Aligned with the title text, to the right of the step number. */
export const stepText = pageStyle({
  marginInlineStart: exact(48, "number and gap"),
  maxWidth: 414,
  "@media": { [media.mobile]: { marginInlineStart: 40 } },
});

export const body = pageStyle({
  ...role("body"),
  color: platform.s800,
  marginBlockStart: 12,
});

export const facts = pageStyle({
  marginBlockStart: 24,
  ...role("small"),
  textWrap: "balance",
});

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 13fr)",
  gap: 16,
  paddingBlock: 8,
  borderBlockStart: `1px solid ${platform.s200}`,
});

export const factLabel = pageStyle({ color: platform.s600 });

export const drawing = pageStyle({
  display: "grid",
  paddingBlockStart: 8,
  paddingInlineStart: 40,
  color: platform.blue,
  "@media": {
    [media.mobile]: { paddingBlockStart: 8, paddingInlineStart: 0 },
  },
});

pageGlobal(`.${drawing} > svg`, { gridArea: "1 / 1" });

/** The whole house, behind the layers of the step. */
export const unbuilt = pageStyle({ opacity: 0.28 });

/** The finished house, white on blue. */
export const finished = pageStyle({
  padding: 40,
  color: platform.white,
  background: platform.blue,
  vars: { [vars.planGround]: platform.blue },
  "@media": {
    [media.mobile]: { padding: "24px 20px", marginInline: exact(`calc(-1 * ${layout.margin})`) },
  },
});
