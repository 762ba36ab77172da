interface TrustedTypes {
  createPolicy: (
    name: "default",
    rules: { createScriptURL: (url: string) => string | null },
  ) => void;
}

const trusted = new Set<string>();

/**
 * Lets scripts and workers whose address begins so be started from a plain string, as the services'
 * own code does. The page's policy (`require-trusted-types-for 'script'`) refuses every other, and
 * its sources still hold.
 */
export function trustUrls(start: string): void {
  // TypeScript's DOM does not know Trusted Types, nor do all browsers.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // There can be one policy of that name.
  if (trusted.size === 0)
    trustedTypes?.createPolicy("default", {
      createScriptURL: (url) => ([...trusted].some((known) => url.startsWith(known)) ? url : null),
    });
  trusted.add(start);
}
