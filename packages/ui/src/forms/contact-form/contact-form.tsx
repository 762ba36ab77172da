"use client";

import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { InlineAlert } from "../../components/inline-alert/inline-alert.tsx";
import type { Option } from "../../components/native-select/select-control.tsx";
import { PhoneField } from "../../components/phone-field/phone-field.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { CommonLabels, ContactLabels, FormErrorLabels } from "../../labels/labels.ts";
import type { FormErrors, FormMetadata, FormState } from "../use-form-errors.ts";
import { HiddenFields, SubmitErrors } from "../form-parts.tsx";
import { useForm } from "../use-form.ts";
import type { PhoneQuestionSettings } from "../use-phone-question.ts";
import * as css from "./contact-form.css.ts";
import { ContactNotice, type ContactRecipients } from "./contact-notice.tsx";
import type { ContactValues } from "./contact-values.ts";

type FormProps = Omit<ComponentProps<"form">, "children" | "onChange" | "onSubmit">;

export interface ContactFormProps extends FormProps {
  /** `labelsFor(locale).contact`. */
  labels: ContactLabels;
  /** `labelsFor(locale).common`. */
  common: Pick<CommonLabels, "required" | "optional" | "newTab">;
  /** `labelsFor(locale).errors`. */
  errorLabels: FormErrorLabels;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** Asks about a phone number that may be one of the United States. */
  phoneQuestion?: PhoneQuestionSettings | undefined;
  /** Order of the name inputs: family name first in Korean and Japanese. */
  nameOrder: "last-first" | "first-last";
  /** Controlled values. */
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  /** Returns an error code for each invalid field. */
  validate: (values: ContactValues) => FormErrors<ContactValues>;
  /** Validation errors of the server; each is shown until its field is edited. */
  errors?: FormErrors<ContactValues> | undefined;
  state: Exclude<FormState, "sent">;
  /** Called only if `validate` returns no errors. */
  onSubmit: (values: ContactValues) => void;
  /** URL for submission without JavaScript. */
  action: string;
  /** Submitted as hidden fields. */
  metadata: FormMetadata;
  /** Agent who receives the message. */
  realtorId: string;
  /** Home that the message is about, submitted as the hidden field `listingKey`. */
  listingKey?: string | undefined;
  /** Named in the notice above the button. */
  recipients: ContactRecipients;
  /** URL of the privacy policy, which opens in a new tab. */
  privacyHref: string;
  /** Fields of the page, submitted before those of the form. */
  ownFields?: ReactNode;
}

/**
 * Controlled contact form of an agent's homepage: `docs/spec/forms.md#contact-form`. Works without
 * JavaScript. After submission, render `ContactSent` instead. Renders a `<form>` element.
 */
export function ContactForm(props: ContactFormProps) {
  const { labels, common, errorLabels, countries, nameOrder, state, metadata, realtorId, ...rest } =
    props;
  const {
    values: _,
    onChange: _change,
    validate: _validate,
    errors: _errors,
    phoneQuestion: _question,
    onSubmit: _submit,
    listingKey,
    recipients,
    privacyHref,
    ownFields,
    ...root
  } = rest;
  const names = ["lastName", "firstName"] as const;
  const orderedNames = nameOrder === "last-first" ? names : names.toReversed();
  const { fieldId, form, phone, country, submitErrors, sending, text } = useForm({
    ...props,
    fields: [...orderedNames, "phone", "phoneCountryCode", "email", "message"],
    requiredErrors: {
      lastName: labels.lastNameRequired,
      firstName: labels.firstNameRequired,
      phone: labels.phoneRequired,
      message: labels.messageRequired,
    },
  });
  const noticeId = fieldId("notice");

  return (
    <form {...root} {...form}>
      <SubmitErrors title={labels.summary} {...submitErrors} />
      <HiddenFields metadata={metadata} honeypotLabel={labels.honeypot} />
      <input type="hidden" name="realtorId" value={realtorId} />
      {listingKey && <input type="hidden" name="listingKey" value={listingKey} />}
      {ownFields}
      <div className={css.fields}>
        {orderedNames.map((field) => (
          <TextField
            key={field}
            {...text(field)}
            label={labels[field]}
            mark={common.required}
            required
            autoComplete={field === "lastName" ? "family-name" : "given-name"}
          />
        ))}
        <div className={css.whole}>
          <PhoneField
            {...phone}
            label={labels.phone}
            mark={common.required}
            required
            country={{
              ...country,
              label: labels.country,
              options: countries,
              placeholder: labels.country,
            }}
            warning={errorLabels["phone.format"]}
          />
        </div>
        <div className={css.whole}>
          <TextField
            {...text("email")}
            type="email"
            label={labels.email}
            mark={common.optional}
            autoComplete="email"
          />
        </div>
        <div className={css.whole}>
          <TextArea {...text("message")} label={labels.message} mark={common.required} required />
        </div>
      </div>
      <ContactNotice
        id={noticeId}
        labels={labels}
        newTab={common.newTab}
        recipients={recipients}
        privacyHref={privacyHref}
      />
      {state === "failed" && (
        <div className={css.alert}>
          <InlineAlert>{labels.failed}</InlineAlert>
        </div>
      )}
      <div className={css.send}>
        <Button type="submit" aria-describedby={noticeId} busy={sending} busyLabel={labels.sending}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}

export interface ContactSentProps extends Omit<ComponentProps<"div">, "children"> {
  labels: Pick<ContactLabels, "sent" | "sentNote">;
  /** What was sent, below the note. */
  children?: ReactNode;
  /** `SentNumber` with the phone number that was sent. */
  number?: ReactNode;
}

/** Confirmation that replaces the form. Moves the focus to its heading on mount. Renders a `<div>` element. */
export function ContactSent({ labels, children, number, ...root }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div {...root}>
      <h3 className={css.sentTitle} tabIndex={-1} ref={title}>
        {labels.sent}
      </h3>
      <p className={css.sentNote}>{labels.sentNote}</p>
      {children}
      {number}
    </div>
  );
}
