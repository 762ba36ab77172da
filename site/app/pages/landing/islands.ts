import { island, staticIsland } from "#app/hydration/island.ts";

export const Features = await staticIsland(
  async () => (await import("./features.island.tsx")).Features,
);

/** Sections below the fold hydrate when they are near the viewport. */
export const Samples = await island(
  "#samples",
  async () => (await import("./samples.island.tsx")).Samples,
);
export const Closing = await island(
  "#closing",
  async () => (await import("./closing.island.tsx")).Closing,
);
