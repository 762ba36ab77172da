import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress, RenderContext } from "#app/page.ts";

/** URL of the landing page; absolute on an own domain, where `/` is the agent's homepage. */
export function builderLink(
  { locale }: Pick<PageAddress, "locale">,
  { productOrigin = "" }: Pick<RenderContext, "productOrigin">,
): string {
  return productOrigin + localePath("/", locale);
}
