import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mortgagePayment } from "./estimate-mortgage.ts";

describe("mortgagePayment", () => {
  it.each([
    [800_000, 6.5, 360, 5056.54],
    [800_000, 0, 360, 2222.22],
    [400_000, 3.875, 180, 2933.76],
    [0, 6.5, 360, 0],
    [100, 12, 1, 101],
    [360, 1e-12, 360, 1],
  ])("%d at %d %% over %d months is %d", (principal, annualRate, months, payment) => {
    expect(mortgagePayment({ principal, annualRate, months })).toBe(payment);
  });

  it.each([
    [-1, 6, 360],
    [800_000, -0.1, 360],
    [800_000, 101, 360],
    [800_000, 6, 0],
    [800_000, 6, 1.5],
    [800_000, 6, 601],
    [Number.NaN, 6, 360],
    [Infinity, 6, 360],
    [800_000, Number.NaN, 360],
    [800_000, 6, Infinity],
  ])("returns null for %d at %d %% over %d months", (principal, annualRate, months) => {
    expect(mortgagePayment({ principal, annualRate, months })).toBeNull();
  });

  it("always returns a finite number or null", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (principal, annualRate, months) => {
        const payment = mortgagePayment({ principal, annualRate, months });
        expect(payment === null || Number.isFinite(payment)).toBe(true);
      }),
    );
  });

  it("repays the loan up to the rounding error", () => {
    const loan = fc.record({
      principal: fc.integer({ min: 10_000, max: 10_000_000 }),
      annualRate: fc.double({ min: 0, max: 15, noNaN: true }),
      months: fc.integer({ min: 12, max: 480 }),
    });
    fc.assert(
      fc.property(loan, (given) => {
        const payment = mortgagePayment(given) ?? Number.NaN;
        const rate = given.annualRate / 1200;
        let owed = given.principal;
        let drift = 0;
        for (let month = 0; month < given.months; month += 1) {
          owed += owed * rate - payment;
          drift += drift * rate + 0.005;
        }
        expect(Math.abs(owed)).toBeLessThanOrEqual(drift * 1.001 + 0.01);
      }),
    );
  });
});
