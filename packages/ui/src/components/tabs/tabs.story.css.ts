import { componentStyle } from "../../styles/layer-style.ts";

export const rows = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 48,
  paddingBlock: 24,
});
