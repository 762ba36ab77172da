import { role } from "../styles/role.ts";
import { templateGlobal, templateStyle } from "../styles/scaled.ts";
import { media } from "../styles/media.ts";
import { vars } from "../theme/contract.css.ts";

const { scheme } = vars;

export const lead = templateStyle({
  maxWidth: "44em",
  marginBlockEnd: 32,
  ...role("body"),
  color: scheme.text2,
});

/** One line that scrolls on phones. */
export const chips = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockEnd: 16,
  "@media": {
    [media.mobile]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      // Space for the focus ring.
      padding: 4,
      marginInline: -4,
      whiteSpace: "nowrap",
    },
  },
});

export const chip = templateStyle({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  paddingInline: 16,
  ...role("base"),
  color: scheme.text,
  textDecoration: "none",
  boxShadow: `inset 0 0 0 1px ${scheme.control}`,
  borderRadius: vars.radius.control,
  ":hover": { background: scheme.hover },
  selectors: {
    "&[aria-current]": {
      color: scheme.surface,
      background: scheme.text,
      boxShadow: "none",
      ...role("base", { weight: "semibold" }),
    },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid LinkText",
      selectors: { "&[aria-current]": { borderWidth: 3 } },
    },
  },
});
templateGlobal(`[data-template="editorial"] ${chip}`, { borderRadius: 0 });

export const count = templateStyle({
  marginBlock: "20px 24px",
  ...role("body", { weight: "semibold", reading: false }),
  fontVariantNumeric: "lining-nums",
});

/** No home of the kind. */
export const none = templateStyle({ paddingBlock: 40, ...role("body") });

export const pages = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 16,
  marginBlockStart: 64,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${scheme.line}`,
  ...role("base"),
  fontVariantNumeric: "lining-nums",
  "@media": { [media.mobile]: { marginBlockStart: 40 } },
});

export const step = templateStyle({
  display: "grid",
  placeItems: "center",
  minHeight: 52,
  minWidth: 96,
  paddingInline: 20,
  ...role("base", { weight: "semibold" }),
  color: scheme.text,
  textDecoration: "none",
  boxShadow: `inset 0 0 0 1px ${scheme.text}`,
  borderRadius: vars.radius.control,
  ":hover": { background: scheme.hover },
  selectors: {
    "&[aria-disabled]": {
      color: scheme.text2,
      background: "none",
      boxShadow: `inset 0 0 0 1px ${scheme.line}`,
    },
  },
});
templateGlobal(`[data-template="editorial"] ${step}`, { borderRadius: 0 });

export const own = templateStyle({ marginBlock: 32 });
