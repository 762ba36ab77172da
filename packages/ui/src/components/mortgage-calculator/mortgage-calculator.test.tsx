import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import {
  estimateMortgage,
  emptyMortgageValues,
  type MortgageValues,
  readMortgageForm,
} from "./estimate-mortgage.ts";
import { MortgageCalculator } from "./mortgage-calculator.tsx";

const labels = controlLabelsFor("en").mortgage;
const errors = labelsFor("en").errors;
const money = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const calculator = (posted?: MortgageValues) => (
  <MortgageCalculator
    labels={labels}
    errorLabels={errors}
    formatMoney={(dollars) => money.format(dollars)}
    action="/mortgage"
    submittedValues={posted}
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
  it("adds up the monthly costs", () => {
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
  ])("rejects %o", (change, found) => {
    expect(estimateMortgage({ ...full, ...change })).toEqual({ errors: found });
  });

  it("returns only finite, non-negative amounts for any input", () => {
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
  it("reads posted values and defaults for the rest", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(full)) form.set(name, value);
    expect(readMortgageForm(form)).toEqual(full);
    form.set("downUnit", "furlong");
    expect(readMortgageForm(form).downUnit).toBe("percent");
    expect(readMortgageForm(new FormData())).toEqual(emptyMortgageValues);
  });
});

describe("MortgageCalculator", () => {
  const type = (label: string, text: string) =>
    userEvent.type(screen.getByRole("textbox", { name: label }), text);
  const press = () => userEvent.click(screen.getByRole("button", { name: labels.calculate }));

  it("suggests no rate and shows no result before submission", () => {
    hydrate(calculator());
    expect(screen.getByRole("textbox", { name: labels.rate })).toHaveValue("");
    expect(screen.queryByRole("table")).toBeNull();
    const form = screen.getByRole("form", { name: labels.title });
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveFormValues({ price: "", down: "20", downUnit: "percent", years: "30" });
  });

  it("shows a table and states that it is not an offer", async () => {
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

  it("updates the result when a value changes", async () => {
    render(calculator(full));
    await userEvent.click(screen.getByRole("radio", { name: labels.dollars }));
    await userEvent.selectOptions(screen.getByRole("combobox"), "15");
    expect(screen.getByRole("row", { name: /Principal/ })).toHaveTextContent("$999,980.00");
  });

  it("lists missing fields, moves the focus to them and preserves input", async () => {
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

  it("renders the result of a posted form on the server", () => {
    hydrate(calculator(full));
    expect(screen.getByRole("row", { name: /Monthly total/ })).toHaveTextContent("$6,406.54");
  });

  it("renders the errors of a posted form on the server", () => {
    hydrate(calculator({ ...full, rate: "" }));
    expect(screen.getByRole("alert")).toHaveTextContent(errors.required);
    expect(screen.queryByRole("table")).toBeNull();
  });
});
