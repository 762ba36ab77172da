import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

/** Languages, then the way to sign in or the account of a signed-in user. */
export const end = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 32,
  "@media": { [media.mobile]: { gap: 16 } },
});

/** Up to 360 px the language menu has the link. */
export const signIn = pageStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "flex-end",
  minWidth: 44,
  minHeight: 44,
  color: "inherit",
  ...role("base", { weight: "medium" }),
  whiteSpace: "nowrap",
  textDecoration: "none",
  textUnderlineOffset: 8,
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@media": {
    [media.mobile]: { fontSize: role("small").fontSize },
    [media.tiny]: { display: "none" },
  },
});
