import { vars } from "../../theme/contract.css.ts";
import { componentStyle, componentVariants } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme, platform } = vars;

/** On an agent's page the platform's own colours have no place, and no guarantee. */
const onAgentsPage = "[data-scheme] &";

export const status = componentStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: 8,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 550,
  color: scheme.text,
  "::before": {
    content: "",
    flex: "none",
    width: 8,
    height: 8,
    // Centred on the first line, however many there are.
    marginBlockStart: 6,
    background: scheme.accentUi,
    // Forced colours drop grounds: a border still tells filled from hollow.
    border: "0 solid CanvasText",
  },
  "@media": { [media.forcedColors]: { "::before": { borderWidth: 4 } } },
});

export const kind = componentVariants({
  new: {},
  live: {
    "::before": { background: platform.green },
    selectors: { [`${onAgentsPage}::before`]: { background: scheme.accentUi } },
  },
  draft: {
    "::before": { background: "transparent", boxShadow: `inset 0 0 0 1.5px ${scheme.control}` },
    "@media": { [media.forcedColors]: { "::before": { borderWidth: 1 } } },
  },
  unsaved: {
    color: platform.amber,
    "::before": { background: platform.amberMark },
    selectors: { [onAgentsPage]: { color: scheme.text } },
  },
  attention: { color: scheme.error, "::before": { background: scheme.error } },
});
