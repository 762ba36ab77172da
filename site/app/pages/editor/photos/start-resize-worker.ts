// The query imports the URL of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from "./resize.worker.ts?worker&url";

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Starts the worker that resizes images. The CSP (`require-trusted-types-for 'script'`) requires a
 * Trusted Types policy for its URL; the policy allows only this URL.
 */
export function startResizeWorker(): Worker {
  // Not all browsers support Trusted Types, and TypeScript has no types for them.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("photo-worker", { createScriptURL: () => workerUrl });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
}
