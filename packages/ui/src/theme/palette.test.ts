import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromOklch, parseHex, toHex, toOklch, type Rgb } from "./color.ts";
import { palette } from "./palette.ts";
import { findContrastFailures } from "../../test/fixtures/contrast-requirements.ts";

function rgb(hex: string): Rgb {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not #RRGGBB`);
  return color;
}

const lattice = Array.from({ length: 18 }, (_, step) => step * 15);

describe("palette", () => {
  it.each([false, true])(
    "meets all contrast requirements on an 18 × 18 × 18 lattice, dark: %s",
    (dark) => {
      const failures: string[] = [];
      for (const r of lattice) {
        for (const g of lattice) {
          for (const b of lattice) {
            const { scheme } = palette({ r, g, b }, dark);
            failures.push(
              ...findContrastFailures(scheme, dark).map((what) => `${scheme.field}: ${what}`),
            );
          }
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it("meets all contrast requirements for random colors", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, fc.boolean(), (r, g, b, dark) => {
        expect(findContrastFailures(palette({ r, g, b }, dark).scheme, dark)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  // docs/spec/design-language.md#main-color
  it.each([
    ["#0F5C4A", true, "#29705D", "#FFFFFF", "fill-lifted"],
    ["#E2401B", false, "#DC3A13", "#FFFFFF", "fill-darkened"],
    ["#FFD400", false, "#FFD400", "#000000", "fill-edged"],
    ["#0C0D10", true, palette(rgb("#0C0D10"), true).scheme.text, "#000000", "fill-inverted"],
  ])("fills %s (dark: %s) with %s and label %s", (main, dark, fill, label, adjustment) => {
    const { scheme, adjustments } = palette(rgb(main), dark);
    expect([scheme.fill, scheme.onFill]).toEqual([fill, label]);
    expect(adjustments).toContain(adjustment);
  });

  it("does not change the field token", () => {
    expect(palette(rgb("#F7C5CC"), true).scheme.field).toBe("#F7C5CC");
  });

  it("does not adjust a color with sufficient contrast", () => {
    const { scheme, adjustments } = palette(rgb("#0F5C4A"), false);
    expect(scheme.fill).toBe("#0F5C4A");
    expect(adjustments).toEqual([]);
  });
});

describe("color conversion", () => {
  it("round-trips 8-bit colors through OKLCH", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const result = fromOklch(toOklch({ r, g, b }));
        // The hue of a gray is rounding noise and is dropped.
        expect(
          Math.abs(result.r - r) + Math.abs(result.g - g) + Math.abs(result.b - b),
        ).toBeLessThan(3);
      }),
    );
  });

  it("reduces chroma, not lightness or hue, outside the gamut", () => {
    const wanted = { L: 0.7, C: 0.4, H: 145 };
    const got = toOklch(fromOklch(wanted));
    expect(got.L).toBeCloseTo(wanted.L, 2);
    expect(Math.abs(got.H - wanted.H)).toBeLessThan(1.5);
    expect(got.C).toBeLessThan(wanted.C);
  });

  it.each(["", "#FFF", "#12345G", "red", "#1234567", "#123456;}"])("rejects %j", (text) => {
    expect(parseHex(text)).toBeUndefined();
  });

  it("parses and formats hex", () => {
    expect(toHex(rgb("#00a0Ff"))).toBe("#00A0FF");
  });
});
