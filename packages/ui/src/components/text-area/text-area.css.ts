import { componentStyle } from "../../styles/layer-style.ts";

export const textArea = componentStyle({ paddingBlock: 14, resize: "vertical" });
