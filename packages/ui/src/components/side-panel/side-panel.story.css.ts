import { componentStyle } from "../../styles/layer-style.ts";

/** The fields of a form, as the forms space them. */
export const fields = componentStyle({ display: "grid", gap: 24, marginBlockStart: 24 });
