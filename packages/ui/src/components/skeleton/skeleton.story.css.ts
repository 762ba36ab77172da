import { componentStyle } from "../../styles/layer-style.ts";

export const shapes = componentStyle({ display: "grid", gap: 64 });
