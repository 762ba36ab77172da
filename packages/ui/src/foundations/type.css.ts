import { componentStyle, componentVariants } from "../styles/layer-style.ts";
import { text } from "../styles/type.ts";
import { vars } from "../theme/contract.css.ts";

export const specimen = componentStyle({
  display: "grid",
  gap: 8,
  paddingBlock: 20,
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  overflow: "hidden",
});

export const type = componentVariants({
  heroLanding: text("heroLanding"),
  closing: text("closing"),
  sectionLanding: text("sectionLanding"),
  namePortrait: text("namePortrait"),
  namePanorama: text("namePanorama"),
  nameEditorial: text("nameEditorial"),
  section: text("section"),
  title: text("title"),
  cardTitle: text("cardTitle"),
  statPortrait: text("statPortrait"),
  price: text("price"),
  lead: text("lead"),
  body: text("body"),
  label: text("label"),
  hint: text("hint"),
  error: text("error"),
  caption: text("caption"),
});
