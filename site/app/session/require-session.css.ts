import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { keyframes } from "@vanilla-extract/css";

/** As high as a page's first screen, so that the footer does not jump when the page comes. */
export const gate = pageStyle({
  minHeight: "70svh",
  paddingBlock: 96,
  color: vars.scheme.text,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Shown only to those who wait: most are past it before it could be read. Without script nobody waits. */
export const wait = pageStyle({
  color: vars.scheme.text2,
  animation: `${appear} 1ms 300ms backwards`,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const sentence = pageStyle({ marginBlockEnd: 16, maxWidth: "36em" });
