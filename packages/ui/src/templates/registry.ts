import type { ComponentType } from "react";
import type { TemplateId } from "./homepage-content.ts";
import type { TemplateProps } from "./template-props.ts";

export type Template = ComponentType<TemplateProps>;

/** Every template by the id a profile stores; each is a chunk of its own. */
const loaders: Record<TemplateId, () => Promise<Template>> = {
  portrait: async () => (await import("./portrait/portrait.tsx")).Portrait,
  panorama: async () => (await import("./panorama/panorama.tsx")).Panorama,
  editorial: async () => (await import("./editorial/editorial.tsx")).Editorial,
};

// The keys of a record of every TemplateId are the ids.
export const templateIds = Object.keys(loaders) as TemplateId[];

export function isTemplateId(value: unknown): value is TemplateId {
  return typeof value === "string" && Object.hasOwn(loaders, value);
}

/**
 * The component of a template. Browser and server alike wait for it before they render.
 * Rejects with a `TypeError` on an id that no template has.
 */
export async function loadTemplate(id: TemplateId): Promise<Template> {
  if (!isTemplateId(id)) {
    throw new TypeError(
      `There is no template ${JSON.stringify(id)}, only ${templateIds.join(", ")}: ask isTemplateId() before loadTemplate() when the id comes from outside.`,
    );
  }
  return loaders[id]();
}
