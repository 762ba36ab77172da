import { island } from "#app/hydration/island.ts";

/** Hydrates when the form is near the viewport. */
export const Contact = await island(
  "#contact",
  async () => (await import("./contact.island.tsx")).Contact,
);

/** Hydrates together with the contact form. */
export const Share = await island(
  "#contact",
  async () => (await import("./share.island.tsx")).Share,
);
