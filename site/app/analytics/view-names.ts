import type { PageModuleName } from "../page.ts";

/**
 * View name of each page (docs/spec/analytics.md#events). Null is an ignored route: the OAuth redirect,
 * and the preview inside the editor.
 */
export const viewNames: Record<PageModuleName, string | null> = {
  landing: "landing",
  request: "lead-request",
  process: "process",
  terms: "terms",
  privacy: "privacy",
  agreement: "agreement",
  buying: "buying",
  login: "login",
  "login-redirect": null,
  probiz: "probiz",
  "pinia-sample": "pinia-sample",
  "gsap-sample": "gsap-sample",
  realtors: "realtors",
  inbox: "inbox",
  editor: "editor",
  preview: null,
  "homepage-portrait": "homepage",
  "homepage-panorama": "homepage",
  "homepage-editorial": "homepage",
  error: "error",
};
