import type { Theme } from "./create-theme.ts";
import { schemeTokens, type Scheme, type SchemeToken } from "./scheme.ts";

const white = "#FFFFFF";

/** Allowlist of token values, which prevents CSS injection. */
const safeValue = /^(#[0-9A-F]{6}|transparent)$/;

function declarations(scheme: Scheme): string {
  // Only light schemes have a pure white surface. `color-scheme` styles native controls and scrollbars.
  const colorScheme = `color-scheme:${scheme.surface === white ? "light" : "dark"}`;
  // Object.keys loses the key types of schemeTokens.
  const tokens = (Object.keys(schemeTokens) as SchemeToken[]).map((token) => {
    const value = scheme[token];
    if (!safeValue.test(value)) {
      throw new TypeError(
        `Theme token "${token}" is ${JSON.stringify(value)}, not #RRGGBB: create themes with createTheme().`,
      );
    }
    return `--rt-${schemeTokens[token]}:${value}`;
  });
  return [colorScheme, ...tokens].join(";");
}

/**
 * Returns the CSS of a theme: custom properties on `[data-scheme="hero"]` and `[data-scheme="content"]`.
 *
 * @throws {TypeError} A token is not `#RRGGBB` or `transparent`.
 */
export function themeCss({ hero, content, fontSize }: Theme): string {
  const size = `--rt-body-size:${fontSize}px`;
  return `[data-scheme="hero"]{${declarations(hero)};${size}}[data-scheme="content"]{${declarations(content)};${size}}`;
}

export interface ThemeStyleProps {
  theme: Theme;
}

/** Sets the two schemes of a theme. Render it once, before the page. Renders a `<style>` element. */
export function ThemeStyle({ theme }: ThemeStyleProps) {
  return <style>{themeCss(theme)}</style>;
}
