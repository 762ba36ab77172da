import { rem } from "../styles/rem.ts";
import type { ThemeDefinition } from "./create-theme.ts";
import { schemeTokens, type Scheme, type SchemeToken } from "./scheme.ts";

/** The two color schemes of a theme: header and hero, and everything else. */
export type SchemeName = "hero" | "content";

const schemeNames: readonly SchemeName[] = ["hero", "content"];

// Object.keys loses the key types of schemeTokens.
const tokens = Object.keys(schemeTokens) as readonly SchemeToken[];

const white = "#FFFFFF";

/** Allowlist of token values, which prevents CSS injection. */
const safeValue = /^(#[0-9A-F]{6}|transparent)$/;

function readValue(scheme: Scheme, token: SchemeToken): string {
  const value = scheme[token];
  if (!safeValue.test(value)) {
    throw new TypeError(
      `Theme token "${token}" is ${JSON.stringify(value)}, not #RRGGBB: create themes with createTheme().`,
    );
  }
  return value;
}

/** Only light schemes have a pure white surface. `color-scheme` styles native controls and scrollbars. */
const colorScheme = ({ surface }: Scheme) => (surface === white ? "light" : "dark");

/** In the layer of the platform's tokens, so that the rules of a component can override a token. */
const inBaseLayer = (rules: readonly string[]) => `@layer rt.base{${rules.join("")}}`;

/** Custom properties with the values of both schemes, such as `--rt-hero-fill`. */
function schemeValues(theme: ThemeDefinition): string {
  const values = schemeNames.flatMap((name) => [
    `--rt-${name}-color-scheme:${colorScheme(theme[name])}`,
    ...tokens.map(
      (token) => `--rt-${name}-${schemeTokens[token]}:${readValue(theme[name], token)}`,
    ),
  ]);
  return [...values, `--rt-theme-body-size:${rem(theme.fontSize)}`].join(";");
}

/** Identifies a theme by its values: equal themes have equal ids, on the server and in the browser. */
export function themeId(theme: ThemeDefinition): string {
  // 32-bit FNV-1a.
  let hash = 0x811c9dc5;
  for (const character of schemeValues(theme))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Sets the tokens of the components to the values of one scheme. The same rule for every theme. */
function applyScheme(scope: string, name: SchemeName): string {
  const here = `[data-scheme="${name}"]`;
  const values = tokens.map((token) => {
    const property = schemeTokens[token];
    return `--rt-${property}:var(--rt-${name}-${property})`;
  });
  return `${scope}${here},${scope} ${here}{color-scheme:var(--rt-${name}-color-scheme);${values.join(";")};--rt-body-size:var(--rt-theme-body-size)}`;
}

/**
 * Returns the CSS of the subtree of a `<Theme>`, which renders it as a `<style>` element; serve it as a
 * file for `<Theme inline={false}>`. Themes nest: their values are inherited, and the rules that apply
 * a scheme are the same for all themes.
 *
 * @throws {TypeError} A token is not `#RRGGBB` or `transparent`.
 */
export function themeCss(theme: ThemeDefinition): string {
  const scope = `[data-theme="${themeId(theme)}"]`;
  return inBaseLayer([
    `${scope}{${schemeValues(theme)}}`,
    ...schemeNames.map((name) => applyScheme(scope, name)),
  ]);
}

/**
 * Returns the CSS of a theme for the whole document, without a `<Theme>`: it applies to every element
 * with `data-scheme="hero"` or `data-scheme="content"`, except in the subtree of a `<Theme>`.
 *
 * @throws {TypeError} A token is not `#RRGGBB` or `transparent`.
 */
export function documentThemeCss(theme: ThemeDefinition): string {
  return inBaseLayer(
    schemeNames.map((name) => {
      const values = tokens.map(
        (token) => `--rt-${schemeTokens[token]}:${readValue(theme[name], token)}`,
      );
      return `[data-scheme="${name}"]{color-scheme:${colorScheme(theme[name])};${values.join(";")};--rt-body-size:${rem(theme.fontSize)}}`;
    }),
  );
}
