import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

// The preview shows a wide page scaled down, so the sizes grow with the page.
const offset = "max(8px, 1.1vw)";

/** Around a text in another language; the positions are set in pixels. */
export const mark = pageStyle({
  position: "absolute",
  zIndex: 50,
  pointerEvents: "none",
  outline: `max(2px, 0.35vw) solid ${platform.amber}`,
  outlineOffset: offset,
});

export const label = pageStyle({
  position: "absolute",
  insetInlineStart: `calc(-1 * ${offset} - max(2px, 0.35vw))`,
  insetBlockEnd: `calc(100% + ${offset})`,
  padding: "0.4em 0.7em",
  background: platform.amber,
  color: platform.white,
  fontSize: "max(14px, 1.9vw)",
  lineHeight: 1,
  fontWeight: 600,
  whiteSpace: "nowrap",
});
