import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { weight } from "../../styles/role.ts";

export const textLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  maxWidth: "100%",
  minHeight: 44,
  overflowWrap: "anywhere",
  color: "inherit",
  fontWeight: weight.semibold,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
});

componentGlobal(`.${textLink}:hover`, { textDecorationThickness: 2 });
componentGlobal(`.${textLink} > svg`, { flex: "none", width: 18, height: 18 });
