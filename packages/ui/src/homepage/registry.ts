import type { ComponentType } from "react";
import { heroImage as atelier } from "./designs/atelier/hero-image.ts";
import { heroImage as brokerage } from "./designs/brokerage/hero-image.ts";
import { heroImage as editorial } from "./designs/editorial/hero-image.ts";
import { heroImage as panorama } from "./designs/panorama/hero-image.ts";
import { heroImage as portrait } from "./designs/portrait/hero-image.ts";
import { isTemplateId, type TemplateId, templateIds } from "./template-ids.ts";
import type { HeroImage, TemplateProps } from "./template-props.ts";

export type Template = ComponentType<TemplateProps>;

/** Dynamic imports, so that each template is a separate chunk. */
const loaders: Record<TemplateId, () => Promise<Template>> = {
  portrait: async () => (await import("./designs/portrait/portrait.tsx")).Portrait,
  panorama: async () => (await import("./designs/panorama/panorama.tsx")).Panorama,
  editorial: async () => (await import("./designs/editorial/editorial.tsx")).Editorial,
  atelier: async () => (await import("./designs/atelier/atelier.tsx")).Atelier,
  brokerage: async () => (await import("./designs/brokerage/brokerage.tsx")).Brokerage,
};

/** The largest image above the fold of each template; null if there is none. */
// Not in one record with `loaders`: browser code that loads templates does not include these values.
export const heroImage: Readonly<Record<TemplateId, HeroImage | null>> = {
  portrait,
  panorama,
  editorial,
  atelier,
  brokerage,
};

/**
 * Loads the component of a template. Await it before rendering, on the server and in the browser.
 *
 * @throws {TypeError} The id is unknown.
 */
export async function loadTemplate(id: TemplateId): Promise<Template> {
  if (!isTemplateId(id)) {
    throw new TypeError(
      `Unknown template ${JSON.stringify(id)}: use one of ${templateIds.join(", ")}; check external ids with isTemplateId().`,
    );
  }
  return loaders[id]();
}
