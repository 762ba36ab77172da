"use client";

import { useId, useRef, useState, type FormEvent } from "react";
import type { MortgageLabels } from "../../labels/controls/control-labels.ts";
import type { ErrorCode } from "../../labels/labels.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { fill } from "../../private/fill.ts";
import { useEarlyInput } from "../../private/use-early-input.ts";
import { useHydrated } from "../../private/use-hydrated.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { estimateMortgage, type MortgageErrors } from "./estimate-mortgage.ts";
import * as css from "./mortgage-calculator.css.ts";
import { MortgageResult } from "./mortgage-result.tsx";
import { emptyMortgage, mortgageTerms, type MortgageValues } from "./mortgage-values.ts";

export interface MortgageCalculatorProps {
  /** `controlLabelsFor(locale).mortgage`. */
  labels: MortgageLabels;
  /** `labelsFor(locale).errors`. */
  errorLabels: Readonly<Record<ErrorCode, string>>;
  /** Dollars and cents in the page's language. */
  formatMoney: (dollars: number) => string;
  /** Where the form is posted without a script; that page hands back `readMortgage`'s answer. */
  action?: string | undefined;
  /** Values of a posted form: shown with their result, or with what is wrong. */
  posted?: MortgageValues | undefined;
}

const noErrors: MortgageErrors = {};

const labelOf = {
  price: "price",
  down: "down",
  downUnit: "downUnit",
  rate: "rate",
  years: "term",
  tax: "tax",
  insurance: "insurance",
  hoa: "hoa",
} as const satisfies Record<keyof MortgageValues, keyof MortgageLabels>;

// Object.keys forgets the literal keys.
const fields = Object.keys(labelOf) as (keyof MortgageValues)[];

/**
 * Monthly payment of a home loan: a plain form that works without a script, its result as a table. Suggests
 * no rate, and says that it is an estimate and not an offer.
 */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { labels, errorLabels, formatMoney, action, posted } = props;
  const alive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const base = useId();
  const [values, setValues] = useState(posted ?? emptyMortgage);
  const [asked, setAsked] = useState(posted !== undefined);
  useEarlyInput(form, values, setValues);

  const now = estimateMortgage(values);
  const [refused] = useState(posted && now.errors);
  const { shown, refusals, leave, answer, checkAll } = useFormErrors<MortgageValues>({
    values,
    validate: (typed) => estimateMortgage(typed).errors ?? noErrors,
    refused,
  });

  const type = (name: keyof MortgageValues, value: string) => {
    answer(name);
    setValues({ ...values, [name]: value });
  };
  const errorOf = (name: keyof MortgageValues) => {
    const code = shown[name];
    return code && errorLabels[code];
  };
  const field = (name: keyof MortgageValues) => ({
    id: `${base}${name}`,
    name,
    label: labels[labelOf[name]],
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
    onBlur: () => leave(name),
  });
  const wrong = fields.flatMap((name) => {
    const error = errorOf(name);
    return error ? [{ target: `${base}${name}`, text: `${labels[labelOf[name]]}: ${error}` }] : [];
  });

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    checkAll(fields);
    setAsked(true);
  };
  const number = { inputMode: "decimal", autoComplete: "off" } as const;

  return (
    <div>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={action}
        noValidate={alive}
        aria-label={labels.title}
        onSubmit={calculate}
      >
        {refusals > 0 && wrong.length > 0 && (
          <ErrorSummary key={refusals} title={labels.summary} entries={wrong} />
        )}
        <div className={css.fields}>
          <TextField {...field("price")} {...number} required />
          <div className={css.pair}>
            <TextField {...field("down")} {...number} />
            <div className={css.unit}>
              <SegmentedControl
                label={labels.downUnit}
                name="downUnit"
                value={values.downUnit}
                onChange={(unit) => type("downUnit", unit)}
                segments={[
                  { value: "percent", label: labels.percent },
                  { value: "dollar", label: labels.dollars },
                ]}
              />
            </div>
          </div>
          <div className={css.whole}>
            <TextField {...field("rate")} {...number} hint={labels.rateHint} required />
          </div>
          <NativeSelect
            {...field("years")}
            options={mortgageTerms.map((term) => ({
              value: term,
              label: fill(labels.years, { n: term }),
            }))}
          />
          <TextField {...field("tax")} {...number} />
          <TextField {...field("insurance")} {...number} />
          <TextField {...field("hoa")} {...number} />
        </div>
        <Button type="submit" size="medium">
          {labels.calculate}
        </Button>
      </form>
      <div aria-live="polite">
        {asked && now.estimate && (
          <MortgageResult labels={labels} estimate={now.estimate} formatMoney={formatMoney} />
        )}
      </div>
    </div>
  );
}
