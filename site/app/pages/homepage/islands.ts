import { island } from "#app/hydration/island.ts";

/** The contact form wakes when it comes near. */
export const Contact = await island(
  "#contact",
  async () => (await import("./contact.island.tsx")).Contact,
);

/** Sharing wakes with the form it stands beside. */
export const Share = await island(
  "#contact",
  async () => (await import("./share.island.tsx")).Share,
);
