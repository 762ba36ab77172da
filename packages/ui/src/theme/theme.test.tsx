import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrate } from "../../test/fixtures/hydrate.tsx";
import { layers } from "../styles/layers.css.ts";
import { contrastRatio, createTheme, type ThemeDefinition } from "./create-theme.ts";
import { vars } from "./contract.css.ts";
import { schemeTokens } from "./scheme.ts";
import { documentThemeCss, themeCss, themeId } from "./theme-css.ts";
import { Theme } from "./theme.tsx";

const green = { mainColor: "#0F5C4A", heroDark: false, contentDark: true };
const greenTheme = createTheme(green);
const redTheme = createTheme({ ...green, mainColor: "#E2401B" });

describe("createTheme", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it("creates separate schemes for hero and content", () => {
    expect(greenTheme.hero.surface).toBe("#FFFFFF");
    expect(greenTheme.content.surface).not.toBe("#FFFFFF");
    expect(greenTheme.adjustments).toEqual({ hero: [], content: ["fill-lifted"] });
  });

  it.each([
    ["#0F5C4A", "#0F5C4A"],
    ["#0f5c4a", "#0F5C4A"],
    ["#0B5", "#00BB55"],
    ["teal", "#008080"],
    [" RebeccaPurple ", "#663399"],
  ])("understands %j", (mainColor, field) => {
    const theme = createTheme({ ...green, mainColor });
    expect(theme.hero.field).toBe(field);
    expect(theme.adjustments.hero).not.toContain("color-invalid");
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    "",
    "greenish",
    "#12",
    "#12345",
    "#0F5C4A80",
    "transparent",
    "constructor",
    "#0F5C4A}body{display:none",
  ])("replaces %j by blue, lists it and warns once", (stored) => {
    const theme = createTheme({ ...green, mainColor: stored });
    createTheme({ ...green, mainColor: stored });
    expect(theme.hero.field).toBe("#1745C2");
    expect(theme.adjustments.hero).toContain("color-invalid");
    expect(theme.adjustments.content).toContain("color-invalid");
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`mainColor is ${JSON.stringify(stored)}`),
    );
  });

  it("does not warn in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(createTheme({ ...green, mainColor: "in production" }).hero.field).toBe("#1745C2");
    vi.unstubAllEnvs();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null])("is blue without a color: %s", (mainColor) => {
    const theme = createTheme({ ...green, mainColor });
    expect(theme.hero.field).toBe("#1745C2");
    expect(theme.adjustments.hero).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });

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

describe("contrastRatio", () => {
  it("understands the same colors", () => {
    expect(contrastRatio("black", "#FFF")).toBe(21);
    expect(contrastRatio("black", "no color")).toBeNaN();
  });
});

describe("themeCss", () => {
  it("has the values of both schemes and applies every token of the contract", () => {
    const css = themeCss(greenTheme);
    for (const name of Object.values(schemeTokens)) {
      for (const scheme of ["hero", "content"]) {
        expect(css).toMatch(new RegExp(`--rt-${scheme}-${name}:(#[0-9A-F]{6}|transparent);`));
        expect(css).toContain(`--rt-${name}:var(--rt-${scheme}-${name})`);
      }
    }
    expect(vars.scheme.onFill).toBe("var(--rt-on-fill)");
    expect(css).toContain(`--rt-body-size:var(--rt-theme-body-size)`);
    expect(vars.bodySize).toBe("var(--rt-body-size)");
  });

  it("sets color-scheme for native controls", () => {
    const css = themeCss(greenTheme);
    expect(css).toContain("--rt-hero-color-scheme:light");
    expect(css).toContain("--rt-content-color-scheme:dark");
  });

  it("applies only to its own subtree, with the same rules for every theme", () => {
    const [greenId, redId] = [themeId(greenTheme), themeId(redTheme)];
    expect(greenId).not.toBe(redId);
    const selectors = (css: string) =>
      [...css.matchAll(/([^{}]+)\{(?!\[)/g)].map(([, selector]) => selector);
    for (const selector of selectors(themeCss(greenTheme)))
      expect(selector).toContain(`[data-theme="${greenId}"]`);
    const schemeRules = (css: string, id: string) =>
      css.slice(css.indexOf("}") + 1).replaceAll(id, "id");
    expect(schemeRules(themeCss(greenTheme), greenId)).toBe(schemeRules(themeCss(redTheme), redId));
  });

  it("is equal for equal input", () => {
    expect(themeCss(createTheme({ ...green }))).toBe(themeCss(greenTheme));
  });

  it.each([themeCss, documentThemeCss])("%o is in the layer of the platform's tokens", (css) => {
    expect(css(greenTheme)).toMatch(new RegExp(`^@layer ${layers.base}\\{.*\\}$`));
  });

  it.each([themeCss, documentThemeCss])("%o throws on a token that is not a color", (css) => {
    const forged: ThemeDefinition = {
      ...greenTheme,
      hero: { ...greenTheme.hero, fill: "red}body{display:none" },
    };
    expect(() => css(forged)).toThrow(/fill.*createTheme/);
  });
});

describe("documentThemeCss", () => {
  it("sets every token of the contract on both schemes", () => {
    const css = documentThemeCss(greenTheme);
    for (const name of Object.values(schemeTokens))
      expect(css.match(new RegExp(`--rt-${name}:#|--rt-${name}:t`, "g"))).toHaveLength(2);
    expect(css).toMatch(
      /\{\[data-scheme="hero"\]\{color-scheme:light;.*content"\]\{color-scheme:dark;/,
    );
    expect(css).not.toContain("data-theme");
  });
});

describe("Theme", () => {
  it("renders its unescaped stylesheet before its children", () => {
    expect(renderToStaticMarkup(<Theme theme={greenTheme}>Home</Theme>)).toBe(
      `<div data-theme="${themeId(greenTheme)}" data-scheme="content"><style>${themeCss(greenTheme)}</style>Home</div>`,
    );
  });

  it("has a nonce for a Content-Security-Policy", () => {
    expect(renderToStaticMarkup(<Theme theme={greenTheme} nonce="r4nd0m" />)).toContain(
      '<style nonce="r4nd0m">',
    );
  });

  it("renders no stylesheet if it is served as a file", () => {
    expect(renderToStaticMarkup(<Theme theme={greenTheme} inline={false} />)).toBe(
      `<div data-theme="${themeId(greenTheme)}" data-scheme="content"></div>`,
    );
  });

  it("accepts a scheme, a ref and attributes", () => {
    const ref = vi.fn<(element: HTMLDivElement | null) => void>();
    const { container } = render(
      <Theme theme={greenTheme} scheme="hero" ref={ref} id="home" className="page" lang="ko" />,
    );
    const root = container.firstElementChild;
    expect(ref).toHaveBeenCalledWith(root);
    expect(root).toHaveAttribute("data-scheme", "hero");
    expect(root).toHaveAttribute("id", "home");
    expect(root).toHaveClass("page");
    expect(root).toHaveAttribute("lang", "ko");
  });

  it("hydrates two nested themes without errors", () => {
    const page = hydrate(
      <Theme theme={greenTheme} nonce="r4nd0m">
        <Theme theme={redTheme} scheme="hero" nonce="r4nd0m">
          Home
        </Theme>
      </Theme>,
    );
    const ids = [...page.querySelectorAll<HTMLElement>("[data-theme]")].map(
      ({ dataset }) => dataset["theme"],
    );
    expect(ids).toEqual([themeId(greenTheme), themeId(redTheme)]);
  });
});
