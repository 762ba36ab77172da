import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { screenTitle } from "#app/admin/screen-title.ts";

const { scheme, layout } = vars;

export const page = pageStyle({
  maxWidth: `calc(${layout.max} + 2 * ${layout.margin})`,
  margin: "0 auto",
  padding: `36px ${layout.margin} 56px`,
  selectors: {
    // The bar covers the end of the page.
    "&[data-selecting=true]": { paddingBlockEnd: 140 },
  },
  "@media": {
    [media.mobile]: {
      padding: "20px 20px 48px",
      selectors: { "&[data-selecting=true]": { paddingBlockEnd: 180 } },
    },
  },
});

export const head = pageStyle({
  marginBlockEnd: 20,
  "@media": { [media.mobile]: { marginBlockEnd: 14 } },
});

export const title = pageStyle({ ...screenTitle([34, 44], [28, 40]), outline: "none" });

export const count = pageStyle({
  marginInlineStart: 12,
  fontSize: rem(18),
  fontWeight: 500,
  letterSpacing: "-0.01em",
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [media.mobile]: { marginInlineStart: 8, fontSize: rem(17) } },
});

export const create = pageStyle({});
templateGlobal(`.${create} > button`, {
  "@media": { [media.mobile]: { minHeight: 44, paddingInline: 16, fontSize: rem(15) } },
});

export const status = visuallyHidden;

export const notice = pageStyle({ marginBlockEnd: 20 });

export const list = pageStyle({
  transition: `opacity ${vars.motion.fast}`,
  selectors: { "&[data-stale=true]": { opacity: 0.6 } },
});

/** Starts and ends the selection on a phone. */
export const select = pageStyle({
  minHeight: 44,
  padding: 0,
  border: 0,
  color: vars.platform.blue,
  background: "none",
  fontSize: rem(15),
  fontWeight: 600,
  cursor: "pointer",
});

export const pages = pageStyle({ marginBlockStart: 24 });

export const empty = pageStyle({ paddingBlock: "48px 24px" });
