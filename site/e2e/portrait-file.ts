import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../../packages/backend/src/seed/images/", import.meta.url);

/** Path of a portrait of the samples, to upload. */
export const portraitFile = fileURLToPath(
  new URL(readdirSync(folder).find((name) => /^portrait.*\.(?:jpg|png)$/.test(name)) ?? "", folder),
);
