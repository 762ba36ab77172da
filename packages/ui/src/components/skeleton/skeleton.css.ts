import { globalKeyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const appear = "rt-skeleton-appear";
globalKeyframes(appear, { from: { visibility: "hidden" } });

/** Hidden for the first 300 ms, so that fast responses do not flash. Also applies with reduced motion. */
export const skeleton = componentStyle({ animation: `${appear} 1ms 300ms backwards` });

export const cards = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: 24,
});

export const rows = componentStyle({ display: "grid" });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "52px minmax(0, 1fr)",
  alignItems: "center",
  gap: 16,
  minHeight: 76,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
});

const flat = {
  background: vars.scheme.hover,
  // Backgrounds are not drawn in forced colors.
  "@media": { [media.forcedColors]: { border: "1px solid" } },
};

export const block = componentVariants({
  image: { ...flat, aspectRatio: "4 / 3", marginBlockEnd: 16 },
  thumbnail: { ...flat, height: 52 },
  line: { ...flat, height: 14, marginBlockStart: 12 },
  heading: { ...flat, width: "52%", height: 26 },
  long: { ...flat, width: "78%", height: 14, marginBlockStart: 12 },
  short: { ...flat, width: "64%", height: 14, marginBlockStart: 12 },
});
