import type { RenderContext } from "#app/entry.server.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

/** Where an agent's page leads to the product: on an own domain `/` is the agent's own home. */
export function builderLink(
  { locale }: Pick<PageAddress, "locale">,
  { productOrigin = "" }: Pick<RenderContext, "productOrigin">,
): string {
  return productOrigin + localePath("/", locale);
}
