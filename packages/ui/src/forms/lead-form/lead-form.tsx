"use client";

import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { InlineAlert } from "../../components/inline-alert/inline-alert.tsx";
import { NativeSelect } from "../../components/native-select/native-select.tsx";
import type { Option } from "../../components/native-select/select-control.tsx";
import { PhoneField } from "../../components/phone-field/phone-field.tsx";
import { PanelBody, PanelFoot } from "../../components/side-panel/panel-parts.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { CommonLabels, ErrorCode, LeadLabels } from "../../labels/labels.ts";
import type { FormErrors, FormFrame, FormState } from "../form-errors.ts";
import { HiddenFields, PrivacyLink } from "../form-extras.tsx";
import { Refusal } from "../refusal.tsx";
import { useForm } from "../use-form.ts";
import * as css from "./lead-form.css.ts";
import { leadFields, type LeadValues } from "./lead-values.ts";

export interface LeadFormProps {
  /** `labelsFor(locale).lead`. */
  labels: LeadLabels;
  /** `labelsFor(locale).common`. */
  common: Pick<CommonLabels, "required" | "newTab">;
  /** `labelsFor(locale).errors`. */
  errorLabels: Readonly<Record<ErrorCode, string>>;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** The form as typed; the consumer keeps it. */
  values: LeadValues;
  /** Something was typed, chosen or ticked. */
  onChange: (values: LeadValues) => void;
  /** The rules: a code for each field that is wrong. */
  validate: (values: LeadValues) => FormErrors<LeadValues>;
  /** What the server refused. */
  errors?: FormErrors<LeadValues> | undefined;
  /** Where sending stands. */
  state: Exclude<FormState, "sent">;
  /** Called with values that passed `validate`. */
  onSubmit: (values: LeadValues) => void;
  /** Where a browser without JavaScript sends the form. */
  action: string;
  /** Sent along unseen: the key, the language, when the form opened. */
  frame: FormFrame;
  /** The privacy policy, opened beside the form. */
  privacyHref: string;
}

/**
 * The request for a homepage (SPEC sections 2, 3 and 5), made for a side panel: the fields scroll,
 * the button stays. Values in, events out. A plain `<form method="post">` until the script is there.
 * After sending, show LeadSent in its place.
 */
export function LeadForm(props: LeadFormProps) {
  const { labels, common, values, state } = props;
  const { fieldId, form, hydrated, leave, phone, refusal, sending, shown, text, tick } = useForm({
    ...props,
    fields: leadFields,
    missing: {
      name: labels.nameRequired,
      area: labels.areaRequired,
      phone: labels.phoneWarning,
      hasSite: labels.hasSiteRequired,
    },
  });
  const [consentAsked, setConsentAsked] = useState(0);
  const agreed = values.privacyConsent && values.contactConsent;
  const consentMissing =
    !agreed && (consentAsked > 0 || Boolean(shown.privacyConsent) || Boolean(shown.contactConsent));
  const hintId = fieldId("consents");
  const alertId = fieldId("consent-alert");
  const termsId = fieldId("terms");

  const askForConsent = () => {
    leave("privacyConsent");
    leave("contactConsent");
    setConsentAsked((times) => times + 1);
  };

  return (
    <form {...form} action={props.action}>
      <PanelBody>
        <p className={css.intro}>{labels.intro}</p>
        <Refusal title={labels.summary} {...refusal} />
        <HiddenFields frame={props.frame} honeypotLabel={labels.honeypot} />
        <div className={css.fields}>
          <TextField
            {...text("name")}
            label={labels.name}
            mark={common.required}
            required
            autoComplete="name"
          />
          <TextField
            {...text("area")}
            label={labels.area}
            hint={labels.areaHint}
            mark={common.required}
            required
          />
          <PhoneField
            {...phone}
            label={labels.phone}
            mark={common.required}
            required
            countryLabel={labels.country}
            countries={props.countries}
            choose={labels.choose}
            warning={labels.phoneWarning}
          />
          <NativeSelect
            {...text("hasSite")}
            label={labels.hasSite}
            mark={common.required}
            required
            placeholder={labels.choose}
            options={[
              { value: "Y", label: labels.hasSiteYes },
              { value: "N", label: labels.hasSiteNo },
            ]}
          />
        </div>
        <div className={css.consents}>
          <Checkbox
            {...tick("privacyConsent")}
            label={labels.privacyConsent}
            aria-describedby={consentMissing ? alertId : undefined}
          />
          <PrivacyLink href={props.privacyHref} label={labels.privacyLink} newTab={common.newTab} />
          <Checkbox
            {...tick("contactConsent")}
            label={labels.contactConsent}
            aria-describedby={consentMissing ? `${alertId} ${termsId}` : termsId}
          />
          <p className={css.terms} id={termsId}>
            {labels.contactTerms}
          </p>
        </div>
      </PanelBody>
      <PanelFoot>
        {state === "failed" && (
          <div className={css.alert}>
            <InlineAlert>{labels.failed}</InlineAlert>
          </div>
        )}
        {consentMissing && (
          // A new element each time, so that it is announced each time.
          <div key={consentAsked} id={alertId} className={css.alert}>
            <InlineAlert>{labels.consentAlert}</InlineAlert>
          </div>
        )}
        {!agreed && (
          <p className={css.consentHint} id={hintId}>
            {labels.consentHint}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          disabled={hydrated && !agreed}
          onDisabledPress={askForConsent}
          aria-describedby={agreed ? undefined : hintId}
          busy={sending}
          busyLabel={labels.sending}
        >
          {labels.send}
        </Button>
      </PanelFoot>
    </form>
  );
}
