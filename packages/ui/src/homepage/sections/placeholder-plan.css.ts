import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";

export const plan = sectionStyle({});

// On a card it has a fifth of the size of the drawing: its lines would be a fifth of a pixel.
sectionGlobal(`.${plan} :is(path, circle)`, { vectorEffect: "non-scaling-stroke" });
