import { componentStyle } from "../../styles/layer-style.ts";

/** Several rows of tabs on one page. */
export const rows = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 48,
  paddingBlock: 24,
});
