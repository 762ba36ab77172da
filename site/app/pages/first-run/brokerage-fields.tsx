import { findBrokerages } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { TextField } from "@realtor/ui/text-field";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { useField } from "#app/pages/editor/draft/use-draft.ts";
import { controlIdOf, useFirstRun } from "./first-run-context.ts";
import { licenseMessages as messages } from "./license-messages.ts";
import { nameMessages } from "./name-messages.ts";
import * as form from "./step-form.css.ts";
import { StepTextField } from "./step-text-field.tsx";

/** ms without a key before known brokerages are asked for. */
const debounceMs = 250;

/** The brokerage, with known ones as suggestions, and its license number; in Georgia its phone number too. */
export function BrokerageFields() {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { state, errorOf, reveal } = useFirstRun();
  const [name, setName] = useField("agency");
  const [license, setLicense] = useField("companyLicense");
  const [phone, setPhone] = useField("companyPhone");
  const [isFilled, setFilled] = useState(false);
  const listId = useId();
  const query = useDebouncedValue(name.trim(), debounceMs);
  const { data: known = [] } = useSWR(
    ["brokerages", query],
    ([, q]: [string, string]) => findBrokerages(http, q === "" ? {} : { q }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const change = (typed: string) => {
    setName(typed);
    const chosen = known.find((one) => one.name === typed);
    if (!chosen) return;
    // What was typed by hand stays.
    const fillsLicense = chosen.license !== "" && (license === "" || isFilled);
    if (fillsLicense) setLicense(chosen.license);
    if (chosen.phone !== "" && (phone === "" || isFilled)) setPhone(chosen.phone);
    setFilled(fillsLicense);
  };
  const required = formatMessage(nameMessages.required);
  const isGeorgia = state === "GA";
  return (
    <>
      <div>
        <TextField
          id={controlIdOf("brokerage")}
          name="brokerage"
          label={formatMessage(messages.brokerage)}
          mark={required}
          required
          hint={formatMessage(messages.brokerageHint)}
          error={errorOf("brokerage")}
          lang="en"
          list={listId}
          autoComplete="off"
          maxLength={limits.etcContent}
          value={name}
          onChange={({ target }) => change(target.value)}
          onBlur={() => name !== "" && reveal("brokerage")}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one.name} value={one.name}>
              {one.license}
            </option>
          ))}
        </datalist>
      </div>
      <div>
        <StepTextField
          field="companyLicense"
          code="brokerageLicense"
          label={formatMessage(messages.brokerageLicense)}
          mark={isGeorgia ? required : undefined}
          required={isGeorgia}
          autoComplete="off"
          maxLength={limits.etcContent}
        />
        <output className={form.hint}>
          {isFilled && license !== "" ? formatMessage(messages.filled) : ""}
        </output>
      </div>
      {isGeorgia && (
        <StepTextField
          field="companyPhone"
          code="brokeragePhone"
          label={formatMessage(messages.brokeragePhone)}
          mark={required}
          required
          type="tel"
          autoComplete="off"
          maxLength={limits.etcContent}
        />
      )}
    </>
  );
}
