import type { PageModuleName } from "../page.ts";

/**
 * What a view of each page is called: its route's name, or a value of the page's own (SPEC section 2,
 * Tracking). Null is an ignored route: a passage, and the picture of a page inside the editor.
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
