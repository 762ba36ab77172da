import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { logo } from "../logo/logo.css.ts";
import { columnEdge } from "../../styles/layout.css.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { platform, layout, motion } = vars;

export const header = componentStyle({
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 20,
  color: platform.white,
  transition: `background ${motion.fast} ${motion.ease}`,
});

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  minHeight: layout.header,
  paddingInline: columnEdge,
});

// The logo is smaller in the header on a phone.
componentGlobal(`.${header} .${logo}`, {
  "@media": { [media.mobile]: { fontSize: role("base").fontSize, gap: 8 } },
});
componentGlobal(`.${header} .${logo} > svg`, {
  "@media": { [media.mobile]: { width: 24, height: 24 } },
});

const blacken = "rt-header-blacken";
globalKeyframes(blacken, { to: { background: platform.black } });

export const kind = componentVariants({
  /** Over the hero. Without JavaScript and scroll timelines it does not follow the scroll position. */
  overlay: {
    position: "absolute",
    selectors: { '&[data-hydrated="true"]': { position: "fixed" } },
    "@supports": {
      "(animation-timeline: scroll())": {
        position: "fixed",
        selectors: {
          '&:not([data-hydrated="true"])': {
            animation: `${blacken} step-end both`,
            animationTimeline: "scroll()",
            animationRange: "0 10px",
          },
        },
      },
    },
  },
  solid: { position: "sticky", background: platform.black },
});

export const scrolled = componentStyle({ background: platform.black });

// The focus ring takes the text color of the header; an open menu sets its own color.
componentGlobal(`.${header} :focus-visible`, { outlineColor: "currentColor" });
