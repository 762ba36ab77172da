import { setTimeout as wait } from "node:timers/promises";
import { cachedPages } from "../bench/visitor-load.ts";
import { openPage } from "./open-page.ts";

/** Opens pages one after another until it is stopped. */
export function visitPages(url: string) {
  const state = { isStopping: false, opened: 0, failed: [] as string[] };
  const visiting = (async () => {
    for (let n = 0; !state.isStopping; n += 1) {
      const path = cachedPages[n % cachedPages.length] ?? "/";
      const status = await openPage(url + path).catch(() => 0);
      state.opened += 1;
      if (status !== 200) state.failed.push(`${path} ${status}`);
      await wait(20);
    }
  })();
  return {
    async stop() {
      state.isStopping = true;
      await visiting;
      return state;
    },
  };
}
