import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** Space at the end of a footer, so that the bar covers none of it. */
export const aboveBar = exact(104, "the bar");

/** Fixed, so that it does not shift the layout. Mobile only. */
export const bar = sectionStyle({
  display: "none",
  "@media": {
    [media.mobile]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 10,
      display: "flex",
      alignItems: "center",
      minHeight: 72,
      paddingInline: "12px 20px",
      paddingBlockEnd: exact("env(safe-area-inset-bottom)", "the safe area"),
      background: vars.scheme.surface,
      borderBlockStart: `1px solid ${vars.scheme.line}`,
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}, visibility ${vars.motion.fast}`,
      selectors: { "&[inert]": { translate: "0 100%", visibility: "hidden" } },
    },
    print: { display: "none" },
  },
});

export const channel = sectionStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: exact(2, "three buttons in the bar"),
  // Smaller on narrow screens, where the longest label of the button takes one line.
  minWidth: "clamp(44px, 20vw - 20px, 60px)",
  minHeight: 56,
  paddingInline: exact(2, "three buttons in the bar"),
  ...role("fine", { weight: "semibold" }),
  lineHeight: exact("1.231", "three buttons in the bar"),
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const action = sectionStyle({ flex: 1, minWidth: 0, marginInlineStart: 8 });

sectionGlobal(`${action} > *`, { width: "100%", paddingInline: 8 });
