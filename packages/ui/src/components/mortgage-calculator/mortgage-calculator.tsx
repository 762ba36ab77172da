"use client";

import { useId, useRef, useState, type ComponentProps, type FormEvent } from "react";
import type { MortgageLabels } from "../../labels/controls/control-labels.ts";
import type { ErrorCode } from "../../labels/labels.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { formatTemplate } from "../../format.ts";
import { usePreHydrationInput } from "../../forms/use-pre-hydration-input.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { TextField } from "../text-field/text-field.tsx";
import {
  estimateMortgage,
  type MortgageErrors,
  emptyMortgageValues,
  mortgageTerms,
  type MortgageValues,
  type MortgageEstimate,
} from "./estimate-mortgage.ts";
import * as css from "./mortgage-calculator.css.ts";

export interface MortgageCalculatorProps extends Omit<ComponentProps<"div">, "children"> {
  /** `controlLabelsFor(locale).mortgage`. */
  labels: MortgageLabels;
  /** `labelsFor(locale).errors`. */
  errorLabels: Readonly<Record<ErrorCode, string>>;
  /** Formats US dollars with cents in the page's language. */
  formatMoney: (dollars: number) => string;
  /** URL that the form posts to without JavaScript; pass the result of `readMortgageForm` as `submittedValues`. */
  action?: string | undefined;
  /** Values of a submitted form: rendered with their result or validation errors. */
  submittedValues?: MortgageValues | undefined;
}

const noErrors: MortgageErrors = {};

const labelKeys = {
  price: "price",
  down: "down",
  downUnit: "downUnit",
  rate: "rate",
  years: "term",
  tax: "tax",
  insurance: "insurance",
  hoa: "hoa",
} as const satisfies Record<keyof MortgageValues, keyof MortgageLabels>;

// Object.keys is typed as string[].
const fields = Object.keys(labelKeys) as (keyof MortgageValues)[];

/**
 * Mortgage calculator with a table of the monthly payment. Works without JavaScript. Suggests no rate
 * and states that the result is an estimate, not an offer. Renders a `<div>` element with a `<form>`.
 */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { labels, errorLabels, formatMoney, action, submittedValues, ...root } = props;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const base = useId();
  const [values, setValues] = useState(submittedValues ?? emptyMortgageValues);
  const [submitted, setSubmitted] = useState(submittedValues !== undefined);
  usePreHydrationInput(form, values, setValues);

  const result = estimateMortgage(values);
  const [serverErrors] = useState(submittedValues && result.errors);
  const { visibleErrors, rejections, markTouched, markEdited, validateAll } =
    useFormErrors<MortgageValues>({
      values,
      validate: (typed) => estimateMortgage(typed).errors ?? noErrors,
      serverErrors,
    });

  const setValue = (name: keyof MortgageValues, value: string) => {
    markEdited(name);
    setValues({ ...values, [name]: value });
  };
  const getError = (name: keyof MortgageValues) => {
    const code = visibleErrors[name];
    return code && errorLabels[code];
  };
  const getFieldProps = (name: keyof MortgageValues) => ({
    id: `${base}${name}`,
    name,
    label: labels[labelKeys[name]],
    value: values[name],
    error: getError(name),
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
    onBlur: () => markTouched(name),
  });
  const invalidEntries = fields.flatMap((name) => {
    const error = getError(name);
    return error
      ? [{ target: `${base}${name}`, text: `${labels[labelKeys[name]]}: ${error}` }]
      : [];
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    validateAll(fields);
    setSubmitted(true);
  };
  const numberProps = { inputMode: "decimal", autoComplete: "off" } as const;

  return (
    <div {...root}>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={action}
        noValidate={hydrated}
        aria-label={labels.title}
        onSubmit={handleSubmit}
      >
        {rejections > 0 && invalidEntries.length > 0 && (
          <ErrorSummary title={labels.summary} entries={invalidEntries} />
        )}
        <div className={css.fields}>
          <TextField {...getFieldProps("price")} {...numberProps} required />
          <div className={css.pair}>
            <TextField {...getFieldProps("down")} {...numberProps} />
            <div className={css.unit}>
              <SegmentedControl
                label={labels.downUnit}
                name="downUnit"
                value={values.downUnit}
                onChange={(unit) => setValue("downUnit", unit)}
                segments={[
                  { value: "percent", label: labels.percent },
                  { value: "dollar", label: labels.dollars },
                ]}
              />
            </div>
          </div>
          <div className={css.whole}>
            <TextField
              {...getFieldProps("rate")}
              {...numberProps}
              hint={labels.rateHint}
              required
            />
          </div>
          <NativeSelect
            {...getFieldProps("years")}
            options={mortgageTerms.map((term) => ({
              value: term,
              label: formatTemplate(labels.years, { n: term }),
            }))}
          />
          <TextField {...getFieldProps("tax")} {...numberProps} />
          <TextField {...getFieldProps("insurance")} {...numberProps} />
          <TextField {...getFieldProps("hoa")} {...numberProps} />
        </div>
        <Button type="submit" size="medium">
          {labels.calculate}
        </Button>
      </form>
      <div aria-live="polite">
        {submitted && result.estimate && (
          <MortgageResult labels={labels} estimate={result.estimate} formatMoney={formatMoney} />
        )}
      </div>
    </div>
  );
}

interface MortgageResultProps {
  labels: MortgageLabels;
  estimate: MortgageEstimate;
  formatMoney: (dollars: number) => string;
}

/** Table of the estimate. Omits costs of zero. */
function MortgageResult({ labels, estimate, formatMoney }: MortgageResultProps) {
  const items = [
    [labels.monthlyTax, estimate.tax],
    [labels.monthlyInsurance, estimate.insurance],
    [labels.hoa, estimate.hoa],
  ] as const;
  return (
    <div className={css.result}>
      <table className={css.table}>
        <caption>{labels.result}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {labels.principalAndInterest} ({labels.loan} {formatMoney(estimate.loan)})
            </th>
            <td>{formatMoney(estimate.principalAndInterest)}</td>
          </tr>
          {items
            .filter(([, dollars]) => dollars > 0)
            .map(([label, dollars]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatMoney(dollars)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            <td>{formatMoney(estimate.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.note}>{labels.notOffer}</p>
    </div>
  );
}
