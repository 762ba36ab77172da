import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

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
      paddingBlockEnd: "env(safe-area-inset-bottom)",
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
  gap: 2,
  // Smaller on narrow screens, where the longest label of the button takes one line.
  minWidth: "clamp(44px, 20vw - 20px, 60px)",
  minHeight: 56,
  paddingInline: 2,
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: 550,
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const action = sectionStyle({ flex: 1, minWidth: 0, marginInlineStart: 8 });

sectionGlobal(`${action} > *`, { width: "100%", paddingInline: 8 });
