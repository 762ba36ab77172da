import { importLabels } from "./build-labels.ts";
import { currentBuildId, isOutdated } from "./latest-build.ts";
import { onFailedChunk } from "./on-failed-chunk.ts";
import { showNewBuild } from "./new-build-note.tsx";

const intervalMs = 600_000;
/** Minimum time between two checks when the page becomes visible again. */
const minPauseMs = 60_000;

/**
 * Polls for a new build and announces it once; reloads the page when one of its chunks no longer exists
 * (docs/spec/operation.md#new-builds). Imports its labels up front, since a new build removes them too.
 */
export async function watchBuilds(): Promise<void> {
  if (!currentBuildId()) return;
  addEventListener("vite:preloadError", () => void onFailedChunk());
  const labels = await importLabels(document.documentElement.lang);
  let lastCheck = Date.now();
  const onTime = () => void check();
  const timer = setInterval(onTime, intervalMs);
  document.addEventListener("visibilitychange", onTime);

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - lastCheck < minPauseMs) return;
    lastCheck = Date.now();
    if (!(await isOutdated())) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTime);
    showNewBuild(labels);
  }
}
