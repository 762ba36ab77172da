interface TrustedTypes {
  createPolicy: (
    name: "default",
    rules: { createScriptURL: (url: string) => string | null },
  ) => void;
}

const trustedPrefixes = new Set<string>();

/**
 * Allows scripts and workers whose URL starts with `prefix` to be created from a plain string, as the
 * services' SDKs do. The CSP (`require-trusted-types-for 'script'`) blocks all others, and its
 * `script-src` still applies.
 */
export function trustUrls(prefix: string): void {
  // Neither TypeScript's DOM types nor all browsers have Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A policy name can be used once.
  if (trustedPrefixes.size === 0)
    trustedTypes?.createPolicy("default", {
      createScriptURL: (url) =>
        [...trustedPrefixes].some((allowed) => url.startsWith(allowed)) ? url : null,
    });
  trustedPrefixes.add(prefix);
}
