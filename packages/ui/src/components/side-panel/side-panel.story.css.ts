import { componentStyle } from "../../styles/layer-style.ts";

export const fields = componentStyle({ display: "grid", gap: 24, marginBlockStart: 24 });
