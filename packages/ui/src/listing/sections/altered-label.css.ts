import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { contentEdge, wrap } from "../../styles/layout.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const label = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  minHeight: 44,
  paddingBlock: 4,
  ...role("small", { weight: "semibold" }),
  color: scheme.text,
  background: scheme.surface,
});
templateGlobal(`${label} > svg`, { flex: "none" });
export const link = templateStyle({ color: "inherit", textUnderlineOffset: 5 });

/** A photo with its label, in place of the photo alone. */
export const labeled = templateStyle({ position: "relative", height: "100%" });

/** At the lower left of a photo. */
export const tab = templateStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxWidth: "100%",
  paddingInline: 12,
});

/** The tab of the first photo, whose place on a phone is below it: the corner has the link to all photos. */
export const firstTab = templateStyle({
  "@media": { [media.mobile]: { display: "none" } },
});

/** Below the first photo, on a phone. */
export const row = templateStyle({
  display: "none",
  "@media": {
    [media.mobile]: {
      display: "flex",
      minHeight: 52,
      marginInline: contentEdge,
      borderBlockEnd: `1px solid ${scheme.line}`,
    },
  },
});
templateGlobal(`${row} > ${link}`, { marginInlineStart: "auto" });
templateGlobal(`${wrap} ${row}`, { marginInline: 0 });

/** Below a photo that is too narrow for the tab. */
export const narrow = templateStyle({
  "@media": {
    [media.upToTablet]: { position: "static", minHeight: 44, paddingInline: 0 },
  },
});
