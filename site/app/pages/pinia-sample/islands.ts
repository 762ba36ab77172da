import { island } from "#app/hydration/island.ts";

/** Two parts with code of their own, which know nothing of each other: only the store joins them. */
export const Workbench = await island(
  "#workbench",
  async () => (await import("./workbench.island.tsx")).Workbench,
);
export const Nameplate = await island(
  "#nameplate",
  async () => (await import("./nameplate.island.tsx")).Nameplate,
);
