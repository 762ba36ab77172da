import { componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  minHeight: 44,
  alignItems: "center",
  ...role("base"),
  color: scheme.text2,
  selectors: { "&:focus": { outline: "none" } },
});

export const tag = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: 44,
  paddingInline: 12,
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  ...role("small", { weight: "medium" }),
  overflowWrap: "anywhere",
  selectors: {
    "&[data-allows-removing]": { paddingInlineEnd: 0 },
    "&[data-disabled]": { color: scheme.onMuted, background: scheme.muted },
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});

export const remove = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  // Over the border of its tag.
  marginBlock: exact(-1, "the border"),
  borderRadius: vars.radius.inner,
  color: scheme.text2,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: scheme.text, background: scheme.hover },
    "&[data-disabled]": { color: "inherit", cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${scheme.focus}`, outlineOffset: -3 },
  },
});
