import type { Template } from "@realtor/api/loaning";

/** Views that are not named like their page module; null is an ignored route. */
const otherNames: Readonly<Record<string, string | null>> = {
  request: "lead-request",
  // A homepage has one page module per template.
  portrait: "homepage",
  panorama: "homepage",
  editorial: "homepage",
  // The OAuth redirect, and the preview inside the editor.
  "login-redirect": null,
  preview: null,
} satisfies Record<Template, "homepage"> & Record<string, string | null>;

/** The view name of a page module (docs/spec/analytics.md#events); null is an ignored route. */
export function getViewName(module: string): string | null {
  const name = otherNames[module];
  return name === undefined ? module : name;
}
