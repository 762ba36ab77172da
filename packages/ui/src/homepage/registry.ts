import type { ComponentType } from "react";
import { heroImage as atelier } from "./designs/atelier/hero-image.ts";
import { heroImage as brokerage } from "./designs/brokerage/hero-image.ts";
import { heroImage as editorial } from "./designs/editorial/hero-image.ts";
import { heroImage as panorama } from "./designs/panorama/hero-image.ts";
import { heroImage as portrait } from "./designs/portrait/hero-image.ts";
import type { HomepageDesign } from "./homepage.tsx";
import { isTemplateId, type TemplateId, templateIds } from "./template-ids.ts";
import type { HeroImage, TemplateProps } from "./template-props.ts";

export type Template = ComponentType<TemplateProps>;

interface LoadedDesign {
  readonly design: HomepageDesign;
  /** `Homepage` with the design. */
  readonly Template: Template;
}

/** Dynamic imports, so that each design is a separate chunk. */
const loaders: Record<TemplateId, () => Promise<LoadedDesign>> = {
  portrait: async () => {
    const { portraitDesign: design, Portrait: Template } =
      await import("./designs/portrait/portrait.tsx");
    return { design, Template };
  },
  panorama: async () => {
    const { panoramaDesign: design, Panorama: Template } =
      await import("./designs/panorama/panorama.tsx");
    return { design, Template };
  },
  editorial: async () => {
    const { editorialDesign: design, Editorial: Template } =
      await import("./designs/editorial/editorial.tsx");
    return { design, Template };
  },
  atelier: async () => {
    const { atelierDesign: design, Atelier: Template } =
      await import("./designs/atelier/atelier.tsx");
    return { design, Template };
  },
  brokerage: async () => {
    const { brokerageDesign: design, Brokerage: Template } =
      await import("./designs/brokerage/brokerage.tsx");
    return { design, Template };
  },
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

async function load(id: TemplateId): Promise<LoadedDesign> {
  if (!isTemplateId(id)) {
    throw new TypeError(
      `Unknown template ${JSON.stringify(id)}: use one of ${templateIds.join(", ")}; check external ids with isTemplateId().`,
    );
  }
  return loaders[id]();
}

/**
 * Loads a design for `Homepage`. Await it before rendering, on the server and in the browser.
 *
 * @throws {TypeError} The id is unknown.
 */
export const loadDesign = async (id: TemplateId): Promise<HomepageDesign> =>
  (await load(id)).design;

/**
 * Loads a template: `Homepage` with its design. Await it before rendering, on the server and in the browser.
 *
 * @throws {TypeError} The id is unknown.
 */
export const loadTemplate = async (id: TemplateId): Promise<Template> => (await load(id)).Template;
