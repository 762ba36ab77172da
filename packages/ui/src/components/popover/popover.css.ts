import { globalKeyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

const enter = "rt-popover-enter";
const exit = "rt-popover-exit";
globalKeyframes(enter, {
  from: { opacity: 0, transform: "translateY(var(--rt-popover-from, 8px))" },
});
globalKeyframes(exit, { to: { opacity: 0 } });

/** The surface of every popover, list and calendar. */
export const surface = componentStyle({
  display: "flex",
  flexDirection: "column",
  maxWidth: "min(400px, calc(100vw - 24px))",
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  background: scheme.surface,
  boxShadow: platform.shadow,
  ...role("base"),
  selectors: {
    '&[data-placement="top"]': { vars: { "--rt-popover-from": "-8px" } },
    "&[data-entering]": { animation: `${enter} ${motion.fast} ${motion.ease}` },
    "&[data-exiting]": { animation: `${exit} ${motion.fast} ${motion.ease} forwards` },
    "&:focus": { outline: "none" },
  },
  "@media": {
    [media.reducedMotion]: {
      selectors: {
        "&[data-entering]": { animation: "none" },
        "&[data-exiting]": { animation: "none" },
      },
    },
  },
});

/** Content of the `Popover` component. */
export const content = componentStyle({
  padding: 20,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:focus": { outline: "none" } },
});
