// The query imports the URL of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from "./resize.worker.ts?worker&url";

interface Policy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy;
}

/** The CSP allows one policy of each name. */
const policies = new WeakMap<TrustedTypes, Policy>();

function getPolicy(trustedTypes: TrustedTypes): Policy {
  const policy =
    policies.get(trustedTypes) ??
    trustedTypes.createPolicy("photo-worker", { createScriptURL: () => workerUrl });
  policies.set(trustedTypes, policy);
  return policy;
}

/**
 * Starts the worker that resizes images. The CSP (`require-trusted-types-for 'script'`) requires a
 * Trusted Types policy for its URL; the policy allows only this URL.
 */
export function startResizeWorker(): Worker {
  // Not all browsers support Trusted Types, and TypeScript has no types for them.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = trustedTypes ? getPolicy(trustedTypes).createScriptURL(workerUrl) : workerUrl;
  return new Worker(url, { type: "module" });
}
