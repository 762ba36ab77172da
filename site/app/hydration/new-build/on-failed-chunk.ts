import { isOutdated } from "./latest-build.ts";
import { takeReload } from "./reload-guard.ts";

/**
 * A part of the page could not be fetched. When that is because a new build took its place, the page
 * reloads, once; offline, or with text in a form, it stays as it is and goes on without that part.
 */
export async function onFailedChunk(reload = () => location.reload()): Promise<void> {
  if ((await isOutdated()) && takeReload(Date.now())) reload();
}
