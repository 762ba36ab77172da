/** Unparsed form values; the keys are the field names of the posted form. */
export interface MortgageValues {
  readonly price: string;
  readonly down: string;
  readonly downUnit: "dollar" | "percent";
  /** Percent per year; empty by default, because no rate is suggested. */
  readonly rate: string;
  readonly years: string;
  /** US dollars per year, as `insurance`. */
  readonly tax: string;
  readonly insurance: string;
  /** US dollars per month. */
  readonly hoa: string;
}

export const emptyMortgageValues: MortgageValues = {
  price: "",
  down: "20",
  downUnit: "percent",
  rate: "",
  years: "30",
  tax: "",
  insurance: "",
  hoa: "",
};

/** Selectable terms in years. */
export const mortgageTerms = ["30", "20", "15", "10"] as const;

/** Reads a posted form; missing and invalid fields get their default values. */
export function readMortgageForm(form: FormData): MortgageValues {
  const read = (name: keyof MortgageValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : emptyMortgageValues[name];
  };
  return {
    price: read("price"),
    down: read("down"),
    downUnit: read("downUnit") === "dollar" ? "dollar" : "percent",
    rate: read("rate"),
    years: read("years"),
    tax: read("tax"),
    insurance: read("insurance"),
    hoa: read("hoa"),
  };
}
