import { homepageInParts } from "./homepage-in-parts.tsx";

export const component = await homepageInParts("editorial", () => import("./editorial.island.tsx"));
