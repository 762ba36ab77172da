import { island } from "#app/hydration/island.ts";
import { still } from "#app/hydration/still.ts";

export const Features = await still(async () => (await import("./features.island.tsx")).Features);

/** What is below the fold wakes when it comes near. */
export const Samples = await island(
  "#samples",
  async () => (await import("./samples.island.tsx")).Samples,
);
export const Closing = await island(
  "#closing",
  async () => (await import("./closing.island.tsx")).Closing,
);
