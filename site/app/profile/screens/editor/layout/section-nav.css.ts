import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const nav = pageStyle({
  height: "100%",
  padding: "18px 12px 24px",
  overflowY: "auto",
  background: platform.s50,
  borderInlineEnd: `1px solid ${platform.s200}`,
  "@media": {
    [media.mobile]: {
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${platform.s200}`,
      selectors: { "&[data-open=false]": { display: "none" } },
    },
  },
});

export const group = pageStyle({
  selectors: {
    "& + &": {
      marginBlockStart: 10,
      paddingBlockStart: 14,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

export const heading = pageStyle({
  paddingInline: 12,
  paddingBlockEnd: 6,
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 400,
});

export const list = pageStyle({ margin: 0, padding: 0, listStyle: "none" });

export const link = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  alignItems: "center",
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: platform.ink,
  fontSize: rem(15),
  fontWeight: 500,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: platform.s100 },
    "&[data-state=error]": { color: platform.red, fontWeight: 600 },
    "&[aria-current]": { color: platform.white, background: platform.ink, fontWeight: 620 },
  },
});

export const mark = pageStyle({ display: "grid", placeItems: "center", width: 20, height: 20 });
templateGlobal(`.${mark} > svg`, { width: 18, height: 18 });

const disc = { width: 10, height: 10, borderRadius: "50%" } as const;

export const ring = pageStyle({ ...disc, boxShadow: `inset 0 0 0 1.5px ${platform.s500}` });

/** The language in which a text is missing. */
export const missing = pageStyle({
  color: platform.amber,
  fontSize: rem(13),
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: { "[aria-current] > &": { color: platform.amber50 } },
});
