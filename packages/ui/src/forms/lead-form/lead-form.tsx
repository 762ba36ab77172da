"use client";

import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { classNames, formatTemplate } from "../../format.ts";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { InlineAlert } from "../../components/inline-alert/inline-alert.tsx";
import { NativeSelect } from "../../components/native-select/native-select.tsx";
import type { Option } from "../../components/native-select/select-control.tsx";
import { PhoneField } from "../../components/phone-field/phone-field.tsx";
import { PanelBody, PanelFooter } from "../../components/side-panel/panel-parts.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { CommonLabels, FormErrorLabels, LeadLabels } from "../../labels/labels.ts";
import type { FormErrors, FormMetadata, FormState } from "../use-form-errors.ts";
import { ConsentNotice, HiddenFields, PrivacyLink, SubmitErrors } from "../form-parts.tsx";
import { useForm } from "../use-form.ts";
import type { PhoneQuestionSettings } from "../use-phone-question.ts";
import * as css from "./lead-form.css.ts";
import { leadFields, type LeadValues } from "./lead-values.ts";
import { FloorPlan } from "../../components/floor-plan/floor-plan.tsx";

type FormProps = Omit<ComponentProps<"form">, "children" | "onChange" | "onSubmit">;

export interface LeadFormProps extends FormProps {
  /** `labelsFor(locale).lead`. */
  labels: LeadLabels;
  /** `labelsFor(locale).common`. */
  common: Pick<CommonLabels, "required" | "newTab">;
  /** `labelsFor(locale).errors`. */
  errorLabels: FormErrorLabels;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** Asks about a phone number that may be one of the United States. */
  phoneQuestion?: PhoneQuestionSettings | undefined;
  /** Controlled values. */
  values: LeadValues;
  onChange: (values: LeadValues) => void;
  /** Returns an error code for each invalid field. */
  validate: (values: LeadValues) => FormErrors<LeadValues>;
  /** Validation errors of the server; each is shown until its field is edited. */
  errors?: FormErrors<LeadValues> | undefined;
  state: Exclude<FormState, "sent">;
  /** Called only if `validate` returns no errors. */
  onSubmit: (values: LeadValues) => void;
  /** URL for submission without JavaScript. */
  action: string;
  /** Submitted as hidden fields. */
  metadata: FormMetadata;
  /** Legal name of the company that collects the request, and calls and texts. */
  operator: string;
  /** URL of the privacy policy, which opens in a new tab. */
  privacyHref: string;
}

/**
 * Controlled form in which an agent requests a homepage: `docs/spec/forms.md#lead-form`. For a side
 * panel: the fields scroll, the button does not. Works without JavaScript. After submission, render
 * `LeadSent` instead. Renders a `<form>` element.
 */
export function LeadForm(props: LeadFormProps) {
  const { labels, common, countries, values, state, metadata, operator, privacyHref, ...rest } =
    props;
  const {
    errorLabels: _,
    onChange: _change,
    validate: _validate,
    errors: _errors,
    phoneQuestion: _question,
    onSubmit: _submit,
    ...root
  } = rest;
  const {
    fieldId,
    form,
    hydrated,
    showErrors,
    phone,
    country,
    submitErrors,
    sending,
    visibleErrors,
    text,
    checkbox,
  } = useForm({
    ...props,
    fields: leadFields,
    requiredErrors: {
      name: labels.nameRequired,
      area: labels.areaRequired,
      phone: labels.phoneRequired,
      hasSite: labels.hasSiteRequired,
    },
  });
  const hasConsent = values.privacyConsent && values.contactConsent;
  const consentMissing = Boolean(visibleErrors.privacyConsent ?? visibleErrors.contactConsent);
  const hintId = fieldId("consents");
  const alertId = fieldId("consent-alert");
  const noticeId = fieldId("notice");
  const termsId = fieldId("terms");
  const describe = (id: string) => (consentMissing ? `${alertId} ${id}` : id);

  return (
    <form {...root} {...form}>
      <PanelBody>
        <p className={css.intro}>{labels.intro}</p>
        <SubmitErrors title={labels.summary} {...submitErrors} silent={consentMissing} />
        <HiddenFields metadata={metadata} honeypotLabel={labels.honeypot} />
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
            country={{
              ...country,
              label: labels.country,
              options: countries,
              placeholder: labels.choose,
            }}
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
          {consentMissing && (
            // The key remounts the alert, so that it is announced on every attempt.
            <div key={submitErrors.rejections} id={alertId} className={css.consentAlert}>
              <InlineAlert>{labels.consentAlert}</InlineAlert>
            </div>
          )}
          <Checkbox
            {...checkbox("privacyConsent")}
            label={labels.privacyConsent}
            aria-describedby={describe(noticeId)}
          />
          <ConsentNotice id={noticeId} text={formatTemplate(labels.privacyNotice, { operator })} />
          <div className={css.policy}>
            <PrivacyLink href={privacyHref} label={labels.privacyLink} newTab={common.newTab} />
          </div>
          <Checkbox
            {...checkbox("contactConsent")}
            label={labels.contactConsent}
            aria-describedby={describe(termsId)}
          />
          <ConsentNotice id={termsId} text={formatTemplate(labels.contactTerms, { operator })} />
        </div>
      </PanelBody>
      <PanelFooter>
        {state === "failed" && (
          <div className={css.alert}>
            <InlineAlert>{labels.failed}</InlineAlert>
          </div>
        )}
        {!hasConsent && (
          <p className={css.consentHint} id={hintId}>
            {labels.consentHint}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          disabled={hydrated && !hasConsent}
          onDisabledPress={showErrors}
          aria-describedby={hasConsent ? undefined : hintId}
          busy={sending}
          busyLabel={labels.sending}
        >
          {labels.send}
        </Button>
      </PanelFooter>
    </form>
  );
}

export interface LeadSentProps extends Omit<ComponentProps<"div">, "children"> {
  labels: Pick<LeadLabels, "sent" | "samples">;
  /** Name of the sender; empty if it is not known. */
  recipient: string;
  /** `SentNumber` with the phone number that was sent. */
  number?: ReactNode;
  /** URL of the samples on the landing page. */
  samplesHref: string;
  onSamples?: (() => void) | undefined;
  /** 1 as a page, 2 in a dialog. */
  headingLevel: 1 | 2;
}

/** Confirmation that replaces the form. Moves the focus to its heading on mount. Renders a `<div>` element. */
export function LeadSent({
  labels,
  recipient,
  number,
  samplesHref,
  onSamples,
  headingLevel,
  className,
  ...root
}: LeadSentProps) {
  const Heading = `h${headingLevel}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div {...root} className={classNames(css.done, className)}>
      <div className={css.drawing}>
        <FloorPlan layers={["walls", "openings", "plate"]} crop="house" />
      </div>
      <Heading className={css.doneTitle} tabIndex={-1} ref={title}>
        {labels.sent.match(sentences)?.map((text) => (
          <span key={text} className={css.sentence}>
            {text}
          </span>
        ))}
      </Heading>
      {recipient && <p className={css.doneLine}>{recipient}</p>}
      {number && <div className={css.doneNumber}>{number}</div>}
      <Button variant="outline" href={samplesHref} onClick={onSamples}>
        {labels.samples}
      </Button>
    </div>
  );
}

/** Sentences with the space after them; a text of punctuation is one. */
const sentences = /[^.。]+[.。]?\s*|.+/g;
