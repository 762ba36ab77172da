import { homepageInParts } from "./homepage-in-parts.tsx";

export const component = await homepageInParts("portrait", () => import("./portrait.island.tsx"));
