import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { platform, motion } = vars;

export const tooltip = componentStyle({
  maxWidth: "min(280px, calc(100vw - 32px))",
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: platform.white,
  background: platform.ink,
  boxShadow: platform.shadow,
  ...role("caption", { weight: "medium" }),
  overflowWrap: "anywhere",
  // A dialog disables pointer events of `<body>`; the tooltip stays open while it is hovered.
  pointerEvents: "auto",
  // The library limits its height to the window.
  overflowY: "auto",
  transition: `opacity ${motion.fast} ${motion.ease}, transform ${motion.fast} ${motion.ease}`,
  selectors: {
    // Visible edge on dark pages.
    "&[data-scheme]": { boxShadow: `inset 0 0 0 1px ${platform.s600}` },
    "&:is([data-entering], [data-exiting])": { opacity: 0, transform: "translateY(4px)" },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
