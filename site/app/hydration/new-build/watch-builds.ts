import { importWords } from "./build-words.ts";
import { buildOfPage, isOutdated } from "./latest-build.ts";
import { onFailedChunk } from "./on-failed-chunk.ts";
import { showNewBuild } from "./new-build-note.tsx";

/** ms between two looks for a new build while the page is in sight. */
const interval = 600_000;
/** ms that a page has to have been asked last, when it comes into sight again. */
const pause = 60_000;

/**
 * Looks for a new build from time to time, and says so once; reloads the page for a part of it that the
 * build took away (SPEC section 4). All it needs is fetched at the start: the build takes these too.
 */
export async function watchBuilds(): Promise<void> {
  if (!buildOfPage()) return;
  addEventListener("vite:preloadError", () => void onFailedChunk());
  const words = await importWords(document.documentElement.lang);
  let asked = Date.now();
  const onTime = () => void look();
  const timer = setInterval(onTime, interval);
  document.addEventListener("visibilitychange", onTime);

  async function look(): Promise<void> {
    if (document.hidden || Date.now() - asked < pause) return;
    asked = Date.now();
    if (!(await isOutdated())) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTime);
    showNewBuild(words);
  }
}
