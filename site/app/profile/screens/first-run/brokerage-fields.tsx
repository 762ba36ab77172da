import { limits } from "@realtor/api/rules";
import { ComboBox } from "@realtor/ui/combo-box";
import { useIntl } from "react-intl";
import { useBrokerages } from "#app/profile/field/brokerage-field.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import { controlIdOf, useFirstRun } from "./first-run-context.ts";
import * as form from "./step-form.css.ts";
import { StepTextField } from "./step-text-field.tsx";

/** The brokerage, with known ones as suggestions, and its license number; in Georgia its phone number too. */
export function BrokerageFields() {
  const { formatMessage } = useIntl();
  const { isAsked, errorOf, reveal } = useFirstRun();
  const [license] = useField("companyLicense");
  const { name, isFilled } = useBrokerages();
  const required = formatMessage({ id: "first-run.required" });
  const isLicenseAsked = isAsked("brokerageLicense");
  return (
    <>
      <ComboBox
        {...name}
        id={controlIdOf("brokerage")}
        name="brokerage"
        label={formatMessage({ id: "first-run.brokerage" })}
        mark={required}
        required
        hint={formatMessage({ id: "first-run.brokerage.hint" })}
        error={errorOf("brokerage")}
        maxLength={limits.etcContent}
        onBlur={() => name.value !== "" && reveal("brokerage")}
      />
      <div>
        <StepTextField
          field="companyLicense"
          code="brokerageLicense"
          label={formatMessage({ id: "first-run.brokerageLicense" })}
          mark={isLicenseAsked ? required : undefined}
          required={isLicenseAsked}
          autoComplete="off"
          maxLength={limits.etcContent}
        />
        <output className={form.hint}>
          {isFilled && license !== "" ? formatMessage({ id: "first-run.brokerage.filled" }) : ""}
        </output>
      </div>
      {isAsked("brokeragePhone") && (
        <StepTextField
          field="companyPhone"
          code="brokeragePhone"
          label={formatMessage({ id: "first-run.brokeragePhone" })}
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
