import { staticIsland } from "#app/hydration/island.ts";
import { homepageInParts } from "./homepage-in-parts.tsx";

const load = () => import("./atelier.island.tsx");

export const component = await homepageInParts("atelier", load, {
  Hero: await staticIsland(async () => (await load()).Hero),
  // The sections of the agent that are before the regions are not hydrated.
  belowFold: "#regions ~ section, #listings, #contact",
});
