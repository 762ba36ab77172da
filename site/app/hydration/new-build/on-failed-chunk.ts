import { isOutdated } from "./latest-build.ts";
import { takeReload } from "./reload-guard.ts";

/**
 * Handles a chunk that failed to load. Reloads the page once if a new build replaced the chunk; offline,
 * or with text in a form, the page stays and works without that chunk.
 */
export async function onFailedChunk(reload = () => location.reload()): Promise<void> {
  if ((await isOutdated()) && takeReload(Date.now())) reload();
}
