import { distance, pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { keyframes } from "@vanilla-extract/css";

/** About one viewport high, so that the footer does not shift when the page renders. */
export const gate = pageStyle({
  minHeight: "70svh",
  paddingBlock: distance.band,
  color: vars.scheme.text,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Appears after a delay, so that it does not flash for most users. Hidden without JavaScript. */
export const wait = pageStyle({
  color: vars.scheme.text2,
  animation: `${appear} 1ms 300ms backwards`,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const message = pageStyle({ marginBlockEnd: 16, maxWidth: "36em" });
