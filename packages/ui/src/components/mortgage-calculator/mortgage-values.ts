/** What is typed into the calculator; the names are those of the posted form. */
export interface MortgageValues {
  readonly price: string;
  readonly down: string;
  readonly downUnit: "dollar" | "percent";
  /** Percent a year. Empty at first: no rate is suggested. */
  readonly rate: string;
  readonly years: string;
  /** Dollars a year. */
  readonly tax: string;
  readonly insurance: string;
  /** Dollars a month. */
  readonly hoa: string;
}

export const emptyMortgage: MortgageValues = {
  price: "",
  down: "20",
  downUnit: "percent",
  rate: "",
  years: "30",
  tax: "",
  insurance: "",
  hoa: "",
};

/** Terms offered, in years. */
export const mortgageTerms = ["30", "20", "15", "10"] as const;

/** The values of a posted form; what is missing or not text is as at first. */
export function readMortgage(form: FormData): MortgageValues {
  const read = (name: keyof MortgageValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : emptyMortgage[name];
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
