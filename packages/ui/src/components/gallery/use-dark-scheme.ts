import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { parseHex } from "../../theme/color.ts";
import { palette } from "../../theme/palette.ts";
import { schemeTokens } from "../../theme/scheme.ts";
import type { ThemeScope } from "../../theme/use-theme-scope.ts";

/**
 * Style with the tokens of the dark scheme of the main color at `place`, which the page itself may not
 * use. `scope` is what `useThemeScope` returns for it.
 */
export function useDarkScheme(
  place: RefObject<Element | null>,
  scope: ThemeScope,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (place.current) setStyle(createDarkScheme(place.current));
  }, [place, scope]);
  return style;
}

function createDarkScheme(place: Element): CSSProperties | undefined {
  const main = getComputedStyle(place).getPropertyValue(`--rt-${schemeTokens.field}`);
  const color = parseHex(main.trim());
  if (!color) return undefined;
  const tokens = Object.entries(palette(color, true).scheme).map(([token, value]) => [
    // The keys of a scheme are those of schemeTokens.
    `--rt-${schemeTokens[token as keyof typeof schemeTokens]}`,
    value,
  ]);
  return { colorScheme: "dark", ...Object.fromEntries(tokens) };
}
