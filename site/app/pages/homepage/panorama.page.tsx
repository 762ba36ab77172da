import { homepageInParts } from "./homepage-in-parts.tsx";

export const component = await homepageInParts("panorama", () => import("./panorama.island.tsx"));
