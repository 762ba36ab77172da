import { componentStyle } from "../../styles/scaled.ts";

/** The two dates; on a narrow screen one below the other. */
export const dates = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  flex: 1,
  minWidth: 0,
  // A single line is lower than the control.
  paddingBlock: 8,
});

export const date = componentStyle({ flex: "0 1 auto" });
