import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";

export const textLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  maxWidth: "100%",
  minHeight: 44,
  overflowWrap: "anywhere",
  color: "inherit",
  fontWeight: 550,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
});

componentGlobal(`.${textLink}:hover`, { textDecorationThickness: 2 });
componentGlobal(`.${textLink} > svg`, { flex: "none", width: 18, height: 18 });
