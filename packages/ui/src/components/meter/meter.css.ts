import { componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform } = vars;

export const track = componentStyle({
  display: "block",
  height: 8,
  overflow: "hidden",
  background: scheme.outline,
  "@media": {
    [media.forcedColors]: { height: 10, border: "1px solid CanvasText", background: "Canvas" },
  },
});

export const fill = componentStyle({
  display: "block",
  height: "100%",
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" },
  },
});

/** Agent pages do not use platform colors, whose contrast is not guaranteed there. */
const onAgentsPage = "[data-scheme] &";
const agentTone = { selectors: { [onAgentsPage]: { background: scheme.accentUi } } };

export const tone = componentVariants({
  neutral: { background: scheme.accentUi },
  success: { background: platform.green, ...agentTone },
  warning: { background: platform.amberMark, ...agentTone },
  error: { background: scheme.error },
});
