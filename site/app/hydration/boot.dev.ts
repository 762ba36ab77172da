// Development only: Vite's client and React Refresh first, then immediate hydration.
import "@vite/client";
import { layOutBelowFold } from "../layout/below-fold.ts";
import { applyDeferredStylesheets } from "../fonts/deferred-stylesheets.ts";
import { watchCompositions } from "./composition.ts";

watchCompositions();
void applyDeferredStylesheets([]);
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
