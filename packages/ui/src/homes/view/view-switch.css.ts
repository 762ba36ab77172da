import { role } from "../../styles/role.ts";
import { templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const root = templateStyle({
  display: "flex",
  boxShadow: `inset 0 0 0 1px ${scheme.control}`,
});

export const view = templateStyle({
  display: "grid",
  placeItems: "center",
  minWidth: 84,
  minHeight: 44,
  paddingInline: 16,
  ...role("base", { weight: "semibold" }),
  color: scheme.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  selectors: {
    "&[aria-current]": { color: scheme.surface, background: scheme.text },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid LinkText",
      selectors: { "&[aria-current]": { borderWidth: 3 } },
    },
  },
});
