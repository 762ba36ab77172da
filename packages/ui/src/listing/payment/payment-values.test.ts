import { describe, expect, it } from "vitest";
import { changePayment, estimatePayment, initialPayment } from "./payment-values.ts";

const facts = { price: 1_935_000, taxPerYear: 20_317, hoaPerMonth: null };
const money = (dollars: number) => `$${dollars.toLocaleString("en-US")}`;
const initial = initialPayment(facts, money);

describe("the payment for a home", () => {
  it("starts with 20 % down and without a rate", () => {
    expect(initial).toMatchObject({ down: "$387,000", percent: "20", rate: "", years: "30" });
    expect(estimatePayment(initial, facts).errors).toEqual({ rate: "required" });
  });

  it("links the two forms of the down payment", () => {
    expect(changePayment(initial, "percent", "30", facts, money).down).toBe("$580,500");
    expect(changePayment(initial, "down", "$193,500", facts, money).percent).toBe("10");
    expect(changePayment(initial, "down", "some", facts, money)).toMatchObject({
      down: "some",
      percent: "20",
    });
  });

  it("has principal, interest, tax and insurance", () => {
    const values = { ...initial, rate: "6.25", insurance: "3420" };
    const { estimate } = estimatePayment(values, facts);
    expect(estimate).toMatchObject({
      loan: 1_548_000,
      principalAndInterest: 9531.3,
      tax: 1693.08,
      insurance: 285,
      hoa: 0,
    });
    expect(estimate?.total).toBeCloseTo(11_509.38, 2);
  });

  it.each([
    [facts, { tax: "$20,317", hoa: "" }],
    [
      { ...facts, taxPerYear: null, hoaPerMonth: 0 },
      { tax: "", hoa: "$0" },
    ],
    [
      { ...facts, hoaPerMonth: 410 },
      { tax: "$20,317", hoa: "$410" },
    ],
  ])("starts with the tax and the dues of the listing, which can be changed", (given, expected) => {
    const started = initialPayment(given, money);
    expect(started).toMatchObject(expected);
    const changed = { ...started, rate: "6", tax: "12,000", hoa: "100" };
    expect(estimatePayment(changed, given).estimate).toMatchObject({ tax: 1000, hoa: 100 });
    expect(estimatePayment({ ...changed, hoa: "some" }, given).errors).toEqual({ hoa: "type" });
  });

  it("is for a price that the visitor enters, whose down payment follows it", () => {
    const general = { price: null, taxPerYear: null, hoaPerMonth: null };
    const empty = initialPayment(general, money);
    expect(empty).toMatchObject({ price: "", down: "", percent: "20" });
    expect(estimatePayment(empty, general).errors).toEqual({ price: "required", rate: "required" });
    const half = changePayment(empty, "percent", "30", general, money);
    expect(half).toMatchObject({ down: "", percent: "30" });
    const priced = changePayment(half, "price", "$1,000,000", general, money);
    expect(priced).toMatchObject({ down: "$300,000", percent: "30" });
    const { estimate } = estimatePayment({ ...priced, rate: "6" }, general);
    expect(estimate?.loan).toBe(700_000);
  });

  it("rejects a down payment above the price", () => {
    const values = { ...initial, rate: "6", down: "2000000" };
    expect(estimatePayment(values, facts).errors).toEqual({ down: "number.range" });
  });
});
