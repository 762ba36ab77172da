// The query makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from "./shrink.worker.ts?worker&url";

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Starts the worker that shrinks pictures. The page's policy (`require-trusted-types-for 'script'`)
 * takes its address from a Trusted Types policy alone; this one knows no other address.
 */
export function startShrinkWorker(): Worker {
  // TypeScript's DOM does not know Trusted Types, nor do all browsers.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("photo-worker", { createScriptURL: () => workerUrl });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
}
