import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { hydrate } from "../../private/hydrate.test-tool.tsx";
import { estimateMortgage } from "./estimate-mortgage.ts";
import { MortgageCalculator } from "./mortgage-calculator.tsx";
import { emptyMortgage, type MortgageValues, readMortgage } from "./mortgage-values.ts";

const labels = controlLabelsFor("en").mortgage;
const errors = labelsFor("en").errors;
const money = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const calculator = (posted?: MortgageValues) => (
  <MortgageCalculator
    labels={labels}
    errorLabels={errors}
    formatMoney={(dollars) => money.format(dollars)}
    action="/mortgage"
    posted={posted}
  />
);
const full: MortgageValues = {
  price: "1,000,000",
  down: "20",
  downUnit: "percent",
  rate: "6.5",
  years: "30",
  tax: "12000",
  insurance: "1200",
  hoa: "250",
};

describe("estimateMortgage", () => {
  it("adds up what a month costs", () => {
    expect(estimateMortgage(full).estimate).toEqual({
      loan: 800_000,
      principalAndInterest: 5056.54,
      tax: 1000,
      insurance: 100,
      hoa: 250,
      total: 6406.54,
    });
  });

  it.each<[Partial<MortgageValues>, number]>([
    [{ down: "200000", downUnit: "dollar" }, 800_000],
    [{ down: "$200,000", downUnit: "dollar" }, 800_000],
    [{ down: "", downUnit: "dollar" }, 1_000_000],
    [{ down: "100" }, 0],
    [{ price: "８００，０００", down: "0 %" }, 800_000],
  ])("%o borrows %d", (change, loan) => {
    expect(estimateMortgage({ ...full, ...change }).estimate?.loan).toBe(loan);
  });

  it.each<[Partial<MortgageValues>, object]>([
    [{ rate: "" }, { rate: "required" }],
    [{ rate: " " }, { rate: "required" }],
    [{ rate: "26" }, { rate: "number.range" }],
    [{ rate: "six" }, { rate: "type" }],
    [{ rate: "-6" }, { rate: "type" }],
    [{ price: "" }, { price: "required" }],
    [{ price: "0" }, { price: "number.range" }],
    [{ price: "1e6" }, { price: "type" }],
    [{ price: "9999999999999" }, { price: "number.range" }],
    [{ down: "101" }, { down: "number.range" }],
    [{ down: "1000001", downUnit: "dollar" }, { down: "number.range" }],
    [{ years: "31" }, { years: "choice.unknown" }],
    [
      { tax: "NaN", hoa: "Infinity" },
      { tax: "type", hoa: "type" },
    ],
  ])("%o is refused", (change, found) => {
    expect(estimateMortgage({ ...full, ...change })).toEqual({ errors: found });
  });

  it("never answers with what is not an amount, whatever is typed", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom("", "0", "1e309", "NaN", "-0", "99999999999999999999", "1.5"),
      fc.nat().map(String),
    );
    const values = fc.record({
      price: typed,
      down: typed,
      downUnit: fc.constantFrom("dollar" as const, "percent" as const),
      rate: typed,
      years: fc.oneof(typed, fc.constant("30")),
      tax: typed,
      insurance: typed,
      hoa: typed,
    });
    fc.assert(
      fc.property(values, (given) => {
        const { estimate } = estimateMortgage(given);
        const amounts = Object.values(estimate ?? {});
        expect(amounts.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
      }),
    );
  });
});

describe("readMortgage", () => {
  it("takes what was posted, and the rest as at first", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(full)) form.set(name, value);
    expect(readMortgage(form)).toEqual(full);
    form.set("downUnit", "furlong");
    expect(readMortgage(form).downUnit).toBe("percent");
    expect(readMortgage(new FormData())).toEqual(emptyMortgage);
  });
});

describe("MortgageCalculator", () => {
  const type = (label: string, text: string) =>
    userEvent.type(screen.getByRole("textbox", { name: label }), text);
  const press = () => userEvent.click(screen.getByRole("button", { name: labels.calculate }));

  it("suggests no rate and shows no result before it is asked", () => {
    hydrate(calculator());
    expect(screen.getByRole("textbox", { name: labels.rate })).toHaveValue("");
    expect(screen.queryByRole("table")).toBeNull();
    const form = screen.getByRole("form", { name: labels.title });
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveFormValues({ price: "", down: "20", downUnit: "percent", years: "30" });
  });

  it("answers with a table that says it is no offer", async () => {
    render(calculator());
    await type(labels.price, "1000000");
    await type(labels.rate, "6.5{Enter}");
    const table = within(screen.getByRole("table", { name: labels.result }));
    expect(table.getByRole("row", { name: /Principal and interest/ })).toHaveTextContent(
      "$800,000.00)$5,056.54",
    );
    expect(table.queryByRole("row", { name: /Property tax/ })).toBeNull();
    expect(table.getByRole("row", { name: /Monthly total/ })).toHaveTextContent("$5,056.54");
    expect(screen.getByText(labels.notOffer)).toBeVisible();
  });

  it("follows what is changed afterwards", async () => {
    render(calculator(full));
    await userEvent.click(screen.getByRole("radio", { name: labels.dollars }));
    await userEvent.selectOptions(screen.getByRole("combobox"), "15");
    expect(screen.getByRole("row", { name: /Principal/ })).toHaveTextContent("$999,980.00");
  });

  it("says what is missing, leads to it, and keeps what was typed", async () => {
    render(calculator());
    await type(labels.price, "many");
    await press();
    const summary = within(screen.getByRole("alert"));
    expect(summary.getAllByRole("link")).toHaveLength(2);
    await userEvent.click(summary.getByRole("link", { name: /Interest rate/ }));
    expect(screen.getByRole("textbox", { name: labels.rate })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: labels.price })).toHaveValue("many");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows a posted form with its result, or with what is wrong, without a script", () => {
    hydrate(calculator(full));
    expect(screen.getByRole("row", { name: /Monthly total/ })).toHaveTextContent("$6,406.54");
  });

  it("shows what a posted form lacks", () => {
    hydrate(calculator({ ...full, rate: "" }));
    expect(screen.getByRole("alert")).toHaveTextContent(errors.required);
    expect(screen.queryByRole("table")).toBeNull();
  });
});
