import { useInsertionEffect, useState } from "react";

/**
 * Applies the theme of the agent as a constructed stylesheet, which the CSP allows without inline
 * styles.
 */
export function useThemeStylesheet(css: string): void {
  const [stylesheet] = useState(() => new CSSStyleSheet());
  useInsertionEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (other) => other !== stylesheet,
      );
    };
  }, [stylesheet]);
  useInsertionEffect(() => stylesheet.replaceSync(css), [stylesheet, css]);
}
