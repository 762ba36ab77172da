import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

export const root = componentStyle({ minWidth: 0 });

export const zone = componentStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) fit-content(50%)",
  alignItems: "center",
  gap: "12px 20px",
  minHeight: 96,
  padding: 20,
  border: `1.5px dashed ${scheme.control}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    "&[data-hovered]": { borderColor: scheme.text },
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
    // Light tint of the main color in every scheme.
    "&[data-drop-target]": {
      borderColor: scheme.focus,
      background: `color-mix(in srgb, ${scheme.focus} 8%, ${scheme.surface})`,
    },
    "&[data-disabled]": { borderColor: scheme.outline, color: scheme.text2, cursor: "not-allowed" },
  },
  "@media": {
    [media.mobile]: { gridTemplateColumns: "24px minmax(0, 1fr)" },
    [media.forcedColors]: {
      selectors: {
        "&[data-drop-target]": { borderColor: "Highlight", borderStyle: "solid" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});

/** Around content: only visible while files are dragged over it, or with the keyboard focus. */
export const content = componentStyle({
  borderRadius: vars.radius.control,
  outline: "1.5px dashed transparent",
  outlineOffset: 8,
  selectors: {
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}` },
    "&[data-drop-target]": {
      outlineColor: scheme.focus,
      background: `color-mix(in srgb, ${scheme.focus} 8%, ${scheme.surface})`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      outlineColor: "Canvas",
      selectors: { "&[data-drop-target]": { outlineColor: "Highlight" } },
    },
  },
});

// The column may be narrower than a word.
componentGlobal(`.${zone} > button`, { overflowWrap: "anywhere" });
componentGlobal(`.${zone} > svg`, { flex: "none", width: 24, height: 24 });
// Below the text on a phone.
componentGlobal(`.${zone} > button`, { "@media": { [media.mobile]: { gridColumn: "1 / -1" } } });

export const text = componentStyle({ display: "grid", minWidth: 0 });

export const label = componentStyle({
  ...role("base", { weight: "semibold" }),
  overflowWrap: "anywhere",
});

export const hint = componentStyle({
  ...role("caption"),
  color: scheme.text2,
  overflowWrap: "anywhere",
});
