import { componentStyle, componentVariants } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform } = vars;

/** Agent pages do not use platform colors, whose contrast is not guaranteed there. */
const onAgentsPage = "[data-scheme] &";

export const status = componentStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: 8,
  ...role("caption", { weight: "semibold" }),
  color: scheme.text,
  overflowWrap: "anywhere",
  "::before": {
    content: "",
    flex: "none",
    width: 8,
    height: 8,
    // Centered on the first line.
    marginBlockStart: exact(6.5, "the first line"),
    background: scheme.accentUi,
    // Forced colors remove backgrounds: the border width distinguishes filled from hollow.
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
