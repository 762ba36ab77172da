import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { parseHex } from "../../theme/color.ts";
import { palette } from "../../theme/palette.ts";
import { schemeTokens } from "../../theme/scheme.ts";

/** Style with the tokens of the dark scheme of the main color at `place` while `open`; the page may not use it. */
export function useDarkScheme(
  place: RefObject<Element | null>,
  open: boolean,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const read = () => setStyle(place.current ? createDarkScheme(place.current) : undefined);
    if (open) read();
  }, [place, open]);
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
