import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createTheme, type Theme } from "./create-theme.ts";
import { vars } from "./contract.css.ts";
import { schemeTokens } from "./scheme.ts";
import { themeCss, ThemeStyle } from "./theme-style.tsx";

const green = { mainColor: "#0F5C4A", heroDark: false, contentDark: true };

describe("createTheme", () => {
  it("creates separate schemes for hero and content", () => {
    const theme = createTheme(green);
    expect(theme.hero.surface).toBe("#FFFFFF");
    expect(theme.content.surface).not.toBe("#FFFFFF");
    expect(theme.adjustments).toEqual({ hero: [], content: ["fill-lifted"] });
  });

  it.each(["", "green", "#12", "#0F5C4A}body{display:none"])(
    "falls back to blue for %j",
    (stored) => {
      expect(createTheme({ ...green, mainColor: stored }).hero.field).toBe("#1745C2");
    },
  );

  it.each([
    [undefined, 17],
    [16, 16],
    [3, 14],
    [99, 22],
    [Number.NaN, 17],
  ])("clamps a font size of %s to %s", (fontSize, px) => {
    expect(createTheme({ ...green, fontSize }).fontSize).toBe(px);
  });
});

describe("themeCss", () => {
  it("sets every token of the contract on both scopes", () => {
    const css = themeCss(createTheme(green));
    for (const name of Object.values(schemeTokens)) {
      expect(css.match(new RegExp(`--rt-${name}:`, "g"))).toHaveLength(2);
    }
    expect(vars.scheme.onFill).toBe("var(--rt-on-fill)");
  });

  it("sets color-scheme for native controls", () => {
    expect(themeCss(createTheme(green))).toMatch(
      /^\[data-scheme="hero"\]\{color-scheme:light;.*content"\]\{color-scheme:dark;/,
    );
  });

  it("throws on a token that is not a color", () => {
    const theme: Theme = createTheme(green);
    const forged = { ...theme, hero: { ...theme.hero, fill: "red}body{display:none" } };
    expect(() => themeCss(forged)).toThrow(/fill.*createTheme/);
  });

  it("is rendered unescaped by ThemeStyle", () => {
    const theme = createTheme(green);
    expect(renderToStaticMarkup(<ThemeStyle theme={theme} />)).toBe(
      `<style>${themeCss(theme)}</style>`,
    );
  });
});
