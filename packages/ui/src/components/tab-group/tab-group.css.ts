import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

const vertical = '[data-orientation="vertical"]';

export const root = componentStyle({
  minWidth: 0,
  selectors: {
    [`&${vertical}`]: {
      display: "grid",
      gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
      columnGap: 40,
    },
  },
  "@media": {
    [media.mobile]: { selectors: { [`&${vertical}`]: { gridTemplateColumns: "minmax(0, 1fr)" } } },
  },
});

export const list = componentStyle({
  display: "flex",
  gap: 32,
  // Space for the focus rings of tabs whose text is aligned with that of the panel.
  paddingInline: 8,
  marginInline: -8,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  // Line under the tabs; a border would move it outside of the scroll area.
  background: `linear-gradient(${scheme.line}, ${scheme.line}) 8px 100% / calc(100% - 16px) 1px no-repeat`,
  selectors: {
    [`&${vertical}`]: {
      flexDirection: "column",
      gap: 4,
      minWidth: 160,
      gridRow: "1 / span 99",
      paddingInline: 0,
      marginInline: 0,
      background: "none",
    },
  },
  "@media": { [media.mobile]: { selectors: { [`&${vertical}`]: { gridRow: "auto" } } } },
});

export const tab = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minWidth: 44,
  minHeight: 52,
  paddingInline: 8,
  marginInline: -8,
  borderRadius: vars.radius.control,
  color: scheme.text2,
  ...role("base", { weight: "medium" }),
  whiteSpace: "nowrap",
  cursor: "pointer",
  outlineOffset: -3,
  selectors: {
    "&[data-hovered]": { color: scheme.text },
    "&[data-selected]": { color: scheme.text, fontWeight: weight.strong },
    "&[data-selected]::after": {
      content: "",
      position: "absolute",
      insetInline: 8,
      insetBlockEnd: 0,
      height: 3,
      background: scheme.accentUi,
    },
    "&[data-disabled]": { color: scheme.control, cursor: "not-allowed" },
    [`${vertical} > &`]: {
      minHeight: 44,
      paddingInline: 16,
      marginInline: 0,
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
    [`${vertical} > &[data-selected]`]: { background: scheme.hover },
    [`${vertical} > &[data-selected]::after`]: {
      insetBlock: 10,
      insetInline: "0 auto",
      width: 3,
      height: "auto",
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]::after": { background: "Highlight" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});

componentGlobal(`.${tab} > svg`, { flex: "none", width: 20, height: 20 });

export const count = componentStyle({
  ...role("caption", { weight: "medium" }),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const panel = componentStyle({
  minWidth: 0,
  paddingBlockStart: 24,
  selectors: {
    "&[data-inert]": { display: "none" },
    [`${vertical} > &`]: { paddingBlockStart: 0 },
  },
  "@media": { [media.mobile]: { selectors: { [`${vertical} > &`]: { paddingBlockStart: 24 } } } },
});
