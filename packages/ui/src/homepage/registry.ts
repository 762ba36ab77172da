import type { ComponentType } from "react";
import type { TemplateId } from "./homepage-content.ts";
import type { TemplateProps } from "./template-props.ts";

export type Template = ComponentType<TemplateProps>;

/** Dynamic imports, so that each template is a separate chunk. */
const loaders: Record<TemplateId, () => Promise<Template>> = {
  portrait: async () => (await import("./designs/portrait/portrait.tsx")).Portrait,
  panorama: async () => (await import("./designs/panorama/panorama.tsx")).Panorama,
  editorial: async () => (await import("./designs/editorial/editorial.tsx")).Editorial,
};

// Object.keys loses the key types; the record has every TemplateId.
export const templateIds = Object.keys(loaders) as TemplateId[];

export function isTemplateId(value: unknown): value is TemplateId {
  return typeof value === "string" && Object.hasOwn(loaders, value);
}

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
