/** The server writes style rules only (style-attributes.ts). */
interface MovedStyles extends HTMLStyleElement {
  sheet: CSSStyleSheet & { cssRules: Iterable<CSSStyleRule> };
}

/**
 * Puts the rules that the server created from `style` attributes back on their elements: when React changes
 * a style, it clears only what is set on the element itself. The content security policy blocks
 * attributes of HTML, not styles set by script.
 */
export function restoreStyles(): void {
  // At most one.
  for (const moved of document.querySelectorAll<MovedStyles>("#styles")) {
    for (const rule of moved.sheet.cssRules)
      for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText))
        element.style.cssText = rule.style.cssText;
    moved.remove();
  }
}
