// While developing: Vite's client and React's refresh first, then the page at once.
import "@vite/client";
import { layOutBelowFold } from "../layout/below-fold.ts";
import { applyLateSheets } from "../fonts/late-sheets.ts";

void applyLateSheets([]);
layOutBelowFold(setTimeout);

const { injectIntoGlobalHook } = await import(
  /* @vite-ignore */ `${location.origin}/@react-refresh`
);
injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});
const { start } = await import("../entry.client.tsx");
await start();
await import("../analytics/analytics.entry.ts");
