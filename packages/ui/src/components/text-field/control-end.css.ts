import { componentGlobal, componentStyle } from "../../styles/scaled.ts";

/** A control with a button over its end. */
export const withEnd = componentStyle({ display: "grid", alignItems: "center" });
componentGlobal(`.${withEnd} > *`, { gridArea: "1 / 1" });
componentGlobal(`.${withEnd} > :first-child`, { paddingInlineEnd: 64 });
componentGlobal(`.${withEnd} > :last-child`, { justifySelf: "end", marginInlineEnd: 4 });
