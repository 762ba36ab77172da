import { homepageInParts } from "./homepage-in-parts.tsx";

export const component = await homepageInParts("brokerage", () => import("./brokerage.island.tsx"));
