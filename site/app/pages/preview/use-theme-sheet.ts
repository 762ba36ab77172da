import { useInsertionEffect, useState } from "react";

/** Puts the agent's theme on this document; a sheet made by script is no inline style. */
export function useThemeSheet(css: string): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useInsertionEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [sheet]);
  useInsertionEffect(() => sheet.replaceSync(css), [sheet, css]);
}
