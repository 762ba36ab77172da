import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { vars } from "./contract.css.ts";
import { createDesignTokens } from "./design-tokens.ts";
import { createTheme } from "./create-theme.ts";
import { platformColors, platformScheme } from "./platform-scheme.ts";

/** Values of the Design Tokens Format Module 2025.10, as far as the kit uses it. */
const unit = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal("srgb"),
  components: z.tuple([unit, unit, unit]),
  alpha: unit,
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const dimension = z.strictObject({ value: z.number(), unit: z.literal("px") });
const token = z.discriminatedUnion("$type", [
  z.strictObject({
    $type: z.literal("color"),
    $value: color,
    $description: z.string().min(1).optional(),
  }),
  z.strictObject({ $type: z.literal("dimension"), $value: dimension }),
  z.strictObject({ $type: z.enum(["number", "fontWeight"]), $value: z.number() }),
  z.strictObject({
    $type: z.literal("duration"),
    $value: z.strictObject({ value: z.number().positive(), unit: z.literal("ms") }),
  }),
  z.strictObject({
    $type: z.literal("cubicBezier"),
    $value: z.tuple([unit, z.number(), unit, z.number()]),
  }),
  z.strictObject({ $type: z.literal("fontFamily"), $value: z.array(z.string().min(1)).min(1) }),
  z.strictObject({
    $type: z.literal("shadow"),
    $value: z.strictObject({
      color,
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
    }),
  }),
]);
// Names must not start with `$` nor contain `.` and braces, which are used in references.
const group: z.ZodType = z.lazy(() =>
  z.record(z.string().regex(/^[^$.{}][^.{}]*$/), z.union([token, group])),
);

/** Values of a group of colors as `#RRGGBB`. */
function hexValues(colors: unknown): Record<string, string> {
  const parsed = z.record(z.string(), z.object({ $value: color })).parse(colors);
  return Object.fromEntries(
    Object.entries(parsed).map(([name, { $value }]) => [
      name,
      $value.alpha === 0 ? "transparent" : $value.hex.toUpperCase(),
    ]),
  );
}

describe("createDesignTokens", () => {
  it("follows the format for any main color", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const mainColor = `#${value.toString(16).padStart(6, "0")}`;
        const tokens = createDesignTokens(mainColor);
        expect(JSON.parse(JSON.stringify(tokens))).toEqual(group.parse(tokens));
      }),
    );
  });

  it("has the two schemes of the theme, and that of the platform", () => {
    const theme = createTheme({ mainColor: "#0F5C4A", heroDark: false, contentDark: true });
    const tokens = createDesignTokens("#0F5C4A");
    expect(hexValues(tokens["light"])).toEqual(theme.hero);
    expect(hexValues(tokens["dark"])).toEqual(theme.content);
    expect(hexValues(z.object({ scheme: z.unknown() }).parse(tokens["platform"]).scheme)).toEqual(
      platformScheme,
    );
  });

  it("has translucent colors and the shadow of the platform", () => {
    expect(platformColors.scrim).toBe("rgb(6 8 12 / 0.6)");
    expect(createDesignTokens()["platform"]).toMatchObject({
      color: { scrim: { $value: { components: [0.0235, 0.0314, 0.0471], alpha: 0.6 } } },
      shadow: { $value: { offsetX: { value: 0 }, offsetY: { value: 12 }, blur: { value: 32 } } },
    });
  });

  it("has every custom property of the contract except those of one page or image", () => {
    const isToken = (value: unknown) => typeof value === "string" || "$value" in Object(value);
    const names = (value: unknown, withGroups: boolean): string[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([name, child]) =>
            isToken(child) ? [name] : [...(withGroups ? [name] : []), ...names(child, withGroups)],
          )
        : [];
    // Values for each width or script are a group of tokens.
    const tokens = new Set([...names(createDesignTokens(), true), "ease"]);
    // A gradient with a direction has no type in the format; `planGround` is a color of the scheme; `grow`
    // follows from the ends of the sizes.
    const missing = names(vars, false).filter((name) => !tokens.has(name));
    expect(missing).toEqual(["heroScrim", "grow", "planGround"]);
  });
});
