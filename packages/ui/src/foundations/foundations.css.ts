import { display, displayNames } from "../styles/display.ts";
import { distance as spacing } from "../styles/distance.ts";
import { media } from "../styles/media.ts";
import { role } from "../styles/role.ts";
import { componentStyle, componentVariants } from "../styles/scaled.ts";
import type { ScaledRule } from "../styles/scaled-rule.ts";
import { vars } from "../theme/contract.css.ts";
import { type RoleName, roles } from "../theme/scale.ts";

const { scheme, motion } = vars;

/** A live example in documentation, with the product's typography and background instead of Storybook's. */
export const example = componentStyle({
  marginBlock: "24px 40px",
  fontFamily: vars.font.ui,
  ...role("small"),
  color: scheme.text,
});

/* Color */

export const colors = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 440px), 1fr))",
  gap: "40px 32px",
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  marginBlockEnd: 12,
});

export const swatch = componentStyle({
  flex: "none",
  width: 40,
  height: 40,
  boxShadow: "inset 0 0 0 1px rgb(0 0 0 / .12)",
});

export const schemes = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  boxShadow: `0 0 0 1px ${scheme.line}`,
  "@media": { [media.mobile]: { gridTemplateColumns: "1fr" } },
});

export const colorInput = componentStyle({
  width: 56,
  height: 56,
  padding: 0,
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
});

export const templatePreview = componentStyle({
  display: "block",
  width: "100%",
  height: 480,
  border: "none",
});

export const page = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: 4,
  height: "100%",
  padding: 20,
});

export const pageTitle = componentStyle(role("lead", { weight: "strong" }));

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 16,
  marginBlock: 12,
});

export const link = componentStyle({
  justifySelf: "start",
  marginBlockEnd: 12,
  color: scheme.accentText,
  textDecoration: "underline",
  textUnderlineOffset: 4,
});

export const ring = componentStyle({
  width: 40,
  height: 40,
  marginInlineStart: 4,
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  outline: `3px solid ${scheme.focus}`,
  outlineOffset: 3,
});

export const ratios = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: 12,
  ...role("fine"),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const strip = componentStyle({ display: "flex", height: 16 });
export const chip = componentStyle({ flex: 1 });

/* Space */

export const bar = componentStyle({ height: 16, background: scheme.fill });

const between = (height: string) => ({ height, background: scheme.fill });
export const distance = componentVariants({
  band: between(spacing.band),
  section: between(spacing.section),
  chapter: between(spacing.chapter),
});

export const column = componentStyle({
  height: 96,
  background: scheme.surface2,
  "@media": { [media.mobile]: { height: 24 } },
});

export const shape = componentStyle({
  width: 96,
  height: 64,
  marginBlockEnd: 8,
  border: `1px solid ${scheme.control}`,
});

export const radius = componentVariants({
  none: { borderRadius: 0 },
  inner: { borderRadius: vars.radius.inner },
  control: { borderRadius: vars.radius.control },
  full: { borderRadius: vars.radius.full },
  lifted: { border: 0, boxShadow: vars.platform.shadow },
});

/* Motion */

export const rail = componentStyle({ display: "grid", gap: 12, marginBlock: 20 });

export const runner = componentStyle({
  width: 48,
  height: 48,
  background: scheme.fill,
  transition: `inset-inline-start ${motion.fast} ${motion.ease}`,
  position: "relative",
  insetInlineStart: 0,
  selectors: { "[data-moved=true] &": { insetInlineStart: "calc(100% - 48px)" } },
});

export const speed = componentVariants({
  fast: { transitionDuration: motion.fast },
  panel: { transitionDuration: motion.panel },
  slide: { transitionDuration: motion.slide },
});

/* Accessibility */

export const target = componentStyle({
  position: "relative",
  display: "inline-grid",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: "50% auto auto 50%",
      width: 44,
      height: 44,
      transform: "translate(-50%, -50%)",
      border: `1px dashed ${scheme.accentUi}`,
      pointerEvents: "none",
    },
  },
});

export const specimen = componentStyle({
  display: "grid",
  gap: 8,
  paddingBlock: 20,
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  overflow: "hidden",
});

const ofEach = <Name extends string>(names: readonly Name[], rule: (name: Name) => ScaledRule) =>
  // Object.fromEntries loses the names.
  componentVariants(
    Object.fromEntries(names.map((name) => [name, rule(name)])) as Record<Name, ScaledRule>,
  );

export const roleNames = Object.keys(roles) as RoleName[];
export const roleClasses = ofEach(roleNames, (name) => role(name));
export const displayClasses = ofEach(displayNames, display);
