import type { Page } from "@playwright/test";

/**
 * Texts of the page of which a glyph comes from a font of the operating system, with the name of that
 * font: their characters are missing in the fonts that the page loads. Chromium only.
 */
export async function findSystemFontText(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument", { depth: -1 });
  const { searchId, resultCount } = await session.send("DOM.performSearch", {
    query: "//body//*[not(self::script or self::style)][text()[normalize-space()]]",
  });
  const found: string[] = [];
  if (resultCount > 0) {
    const { nodeIds } = await session.send("DOM.getSearchResults", {
      searchId,
      fromIndex: 0,
      toIndex: resultCount,
    });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      const system = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (system.length === 0) continue;
      const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId });
      const text = outerHTML.replaceAll(/<[^>]*>/g, "").trim();
      found.push(`${text.slice(0, 40)}: ${system.map(({ familyName }) => familyName).join(", ")}`);
    }
  }
  await session.detach();
  return found;
}
