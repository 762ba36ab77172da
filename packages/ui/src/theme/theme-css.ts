import type { Theme } from "./create-theme.ts";
import { schemeTokens, type Scheme, type SchemeToken } from "./scheme.ts";

const white = "#FFFFFF";

/** What a value may look like; everything in a theme is printed by us from numbers. */
const printable = /^(#[0-9A-F]{6}|transparent)$/;

function declarations(scheme: Scheme): string {
  // Only a light scheme has a pure white ground; native controls and scrollbars follow.
  const kind = `color-scheme:${scheme.surface === white ? "light" : "dark"}`;
  // Object.keys forgets the literal keys.
  const tokens = (Object.keys(schemeTokens) as SchemeToken[]).map((token) => {
    const value = scheme[token];
    if (!printable.test(value)) {
      throw new TypeError(
        `Theme token "${token}" is ${JSON.stringify(value)}, not #RRGGBB: build themes with createTheme(), never by hand.`,
      );
    }
    return `--rt-${schemeTokens[token]}:${value}`;
  });
  return [kind, ...tokens].join(";");
}

/** The stylesheet of a theme: each scheme on its scope, `[data-scheme="hero"]` and `[data-scheme="content"]`. */
export function themeCss({ hero, content, fontSize }: Theme): string {
  const size = `--rt-body-size:${fontSize}px`;
  return `[data-scheme="hero"]{${declarations(hero)};${size}}[data-scheme="content"]{${declarations(content)};${size}}`;
}
