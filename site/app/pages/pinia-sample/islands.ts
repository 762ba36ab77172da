import { island } from "#app/hydration/island.ts";

/** Two islands that share state only through the store. */
export const Workbench = await island(
  "#workbench",
  async () => (await import("./workbench.island.tsx")).Workbench,
);
export const Nameplate = await island(
  "#nameplate",
  async () => (await import("./nameplate.island.tsx")).Nameplate,
);
