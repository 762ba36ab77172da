import type { TemplateId } from "./template-ids.ts";

type Frame = `${number}:${number}`;

/** Width to height of the largest frame of each photo on a wide screen, for a crop that fits it. */
export const photoFrames: Readonly<
  Record<TemplateId, Readonly<Record<"id" | "id2" | "top" | "gallery", Frame>>>
> = {
  portrait: { id: "600:752", id2: "5:6", top: "16:9", gallery: "3:2" },
  panorama: { id: "4:5", id2: "16:9", top: "1440:596", gallery: "3:2" },
  editorial: { id: "533:700", id2: "5:6", top: "16:9", gallery: "3:2" },
  atelier: { id: "256:330", id2: "3:2", top: "16:9", gallery: "3:2" },
  brokerage: { id: "4:5", id2: "5:6", top: "16:9", gallery: "3:2" },
};
