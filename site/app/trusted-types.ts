interface TrustedTypes {
  createPolicy: (
    name: "default",
    rules: {
      createScriptURL: (url: string) => string | null;
      createHTML: (html: string) => string | null;
    },
  ) => void;
}

const trustedPrefixes = new Set<string>();
const trustedHtml = new Set<string>();
let isCreated = false;

/** Creates the policy for strings that libraries pass to the browser; a page can have one. */
function createDefaultPolicy(): void {
  if (isCreated) return;
  isCreated = true;
  // Neither TypeScript's DOM types nor all browsers have Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (url) =>
      [...trustedPrefixes].some((allowed) => url.startsWith(allowed)) ? url : null,
    createHTML: (html) => (trustedHtml.has(html) ? html : null),
  });
}

/**
 * Allows scripts and workers whose URL starts with `prefix` to be created from a plain string, as the
 * SDKs of analytics services do. The CSP (`require-trusted-types-for 'script'`) blocks all others, and
 * its `script-src` still applies.
 */
export function trustUrls(prefix: string): void {
  createDefaultPolicy();
  trustedPrefixes.add(prefix);
}

/** Allows exactly this HTML for `innerHTML`, which a library sets; all other HTML is blocked. */
export function trustHtml(html: string): void {
  createDefaultPolicy();
  trustedHtml.add(html);
}
