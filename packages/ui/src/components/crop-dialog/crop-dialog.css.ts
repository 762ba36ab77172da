import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme } = vars;

export const close = componentStyle({
  position: "absolute",
  insetBlockStart: 22,
  insetInlineEnd: 20,
  "@media": { [media.mobile]: { insetBlockStart: 24, insetInlineEnd: 8 } },
});

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "20px 28px",
  marginBlockStart: 20,
  "@media": { [media.mobile]: { flexDirection: "column", alignItems: "stretch", gap: 16 } },
});

// Compact segments, so that five ratios and the zoom fit on one line.
componentGlobal(`.${tools} [role=radiogroup] label`, {
  "@media": { [media.aboveMobile]: { paddingInline: 12, fontSize: 14 } },
});

export const zoom = componentStyle({
  display: "flex",
  flex: "1 1 220px",
  alignItems: "center",
  gap: 28,
  minHeight: 44,
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { flex: "none" } },
});

const line = (color: string) => `linear-gradient(${color}, ${color})`;

const thumb = {
  boxSizing: "border-box",
  width: 24,
  height: 24,
  border: `2px solid ${scheme.text}`,
  borderRadius: "50%",
  background: scheme.surface,
} as const;

/** A 4 px track; an inline `background-size` sets its filled part. */
export const range = componentStyle({
  flex: 1,
  width: "100%",
  minWidth: 0,
  height: 44,
  margin: 0,
  background: `${line(scheme.text)} 0 50% no-repeat, ${line(scheme.outline)} 0 50% no-repeat`,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-slider-thumb": { ...thumb, appearance: "none" },
    "&::-moz-range-thumb": thumb,
    "&:disabled": { cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", background: "none" } },
});

export const actions = componentStyle({ display: "flex", gap: 10, marginInlineStart: "auto" });

componentGlobal(`.${actions} > *`, {
  "@media": { [media.mobile]: { flex: 1 } },
});
componentGlobal(`.${actions}`, {
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});
