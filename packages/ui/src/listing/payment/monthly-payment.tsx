"use client";

import { useEffect, useId, useRef, useState } from "react";
import {
  mortgageTerms,
  type MortgageEstimate,
} from "../../components/mortgage-calculator/estimate-mortgage.ts";
import { NativeSelect } from "../../components/native-select/native-select.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { usePreHydrationInput } from "../../forms/use-pre-hydration-input.ts";
import type { FormErrorLabels } from "../../labels/labels.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import * as css from "./monthly-payment.css.ts";
import {
  changePayment,
  estimatePayment,
  initialPayment,
  type PaymentFacts,
  type PaymentValues,
} from "./payment-values.ts";

export interface MonthlyPaymentProps {
  labels: ListingLabels["payment"];
  /** `labelsFor(locale).errors`. */
  errorLabels: FormErrorLabels;
  /** Without a price the visitor enters it. */
  facts: PaymentFacts;
  /** URL of a guide to buying a home, linked below the estimate. */
  guideHref?: string | undefined;
  /** Formats whole US dollars. */
  formatMoney: (dollars: number) => string;
}

/** Time without input after which screen readers announce the total, in milliseconds. */
const announceAfter = 600;

/**
 * Estimate of the monthly payment for a home, or for a price that the visitor enters, recalculated on input. Suggests no rate, names no lender
 * and sends nothing. Renders a `<section>` element.
 */
export function MonthlyPayment(props: MonthlyPaymentProps) {
  const { labels, errorLabels, facts, formatMoney, guideHref } = props;
  const id = useId();
  const [values, setValues] = useState(() => initialPayment(facts, formatMoney));
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, values, (typed) => {
    // Object.keys is typed as string[].
    const names = (Object.keys(typed) as (keyof PaymentValues)[]).filter(
      (name) => typed[name] !== values[name],
    );
    setValues(
      names.reduce(
        (all, name) => changePayment(all, name, typed[name], facts, formatMoney),
        values,
      ),
    );
  });
  const { estimate, errors = {} } = estimatePayment(values, facts);
  const total = estimate && formatMoney(estimate.total);
  const set = (name: keyof PaymentValues) => (event: { target: { value: string } }) =>
    setValues(changePayment(values, name, event.target.value, facts, formatMoney));
  const { price } = facts;
  const bind = (name: "price" | "down" | "rate" | "tax" | "insurance" | "hoa") => {
    const code = errors[name];
    // A missing rate is not an error: the total requests it.
    const error = code && code !== "required" ? (errorLabels[code] ?? errorLabels.type) : undefined;
    return {
      ...numberField,
      name,
      label: labels[name],
      value: values[name],
      onChange: set(name),
      error,
    };
  };
  return (
    <section className={css.root} aria-labelledby={`${id}title`}>
      <div className={classNames(wrap, css.grid)}>
        <div>
          <h2 id={`${id}title`} className={css.heading}>
            {labels.title}
          </h2>
          <p className={css.total} data-missing={total === undefined || undefined}>
            {total === undefined ? (
              labels[price === null && values.price.trim() === "" ? "enterPrice" : "enterRate"]
            ) : (
              <Total text={labels.perMonth} amount={total} />
            )}
          </p>
          <Announcement text={total ? formatTemplate(labels.perMonth, { amount: total }) : ""} />
        </div>
        <div>
          <form ref={form} className={css.fields} onSubmit={(event) => event.preventDefault()}>
            {price === null && <TextField {...bind("price")} />}
            <div className={css.down}>
              <TextField {...bind("down")} />
              <TextField
                {...numberField}
                name="percent"
                label="%"
                aria-label={labels.downPercent}
                value={values.percent}
                onChange={set("percent")}
              />
            </div>
            <TextField {...bind("rate")} label={`${labels.rate} (%)`} />
            <NativeSelect
              name="years"
              label={labels.term}
              value={values.years}
              onChange={set("years")}
              options={mortgageTerms.map((n) => ({
                value: n,
                label: formatTemplate(labels.years, { n }),
              }))}
            />
            <TextField {...bind("tax")} label={labels.taxPerYear} />
            <TextField {...bind("insurance")} />
            <TextField {...bind("hoa")} label={labels.hoaPerMonth} />
          </form>
          {estimate && <Parts labels={labels} estimate={estimate} formatMoney={formatMoney} />}
          <p className={css.note}>
            {price === null
              ? labels.noteOwn
              : formatTemplate(labels.note, { price: formatMoney(price) })}
          </p>
          {guideHref !== undefined && (
            <p className={css.note}>
              <TextLink href={guideHref}>{labels.guide}</TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The amount, with the words before and after it smaller. */
function Total({ text, amount }: { text: string; amount: string }) {
  const [before, after] = text.split("{amount}").map((words) => words.trim());
  return (
    <>
      {before && <small className={css.perMonth}>{before}</small>}
      <span>{amount}</span>
      {after && <small className={css.perMonth}>{after}</small>}
    </>
  );
}

const numberField = { inputMode: "decimal", autoComplete: "off" } as const;

/** Announces the last text once it has not changed for a moment. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className={visuallyHidden}>{announced}</output>;
}

/** The parts of the payment as a bar and with their amounts. Omits costs of zero. */
function Parts({
  labels,
  estimate,
  formatMoney,
}: Pick<MonthlyPaymentProps, "labels" | "formatMoney"> & { estimate: MortgageEstimate }) {
  const parts = [
    [labels.principal, estimate.principalAndInterest],
    [labels.tax, estimate.tax],
    [labels.monthlyInsurance, estimate.insurance],
    [labels.hoa, estimate.hoa],
  ] as const;
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {parts.map(
          ([label, dollars], index) =>
            dollars > 0 && (
              <span
                key={label}
                className={css.part}
                data-part={index}
                style={{ width: `${(dollars / estimate.total) * 100}%` }}
              />
            ),
        )}
      </div>
      <ul className={css.parts} aria-label={labels.parts}>
        {parts.map(
          ([label, dollars], index) =>
            dollars > 0 && (
              <li key={label} className={css.item} data-part={index}>
                {label} <b className={css.amount}>{formatMoney(dollars)}</b>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
