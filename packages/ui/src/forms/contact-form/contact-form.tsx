"use client";

import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { InlineAlert } from "../../components/inline-alert/inline-alert.tsx";
import type { Option } from "../../components/native-select/select-control.tsx";
import { PhoneField } from "../../components/phone-field/phone-field.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { CommonLabels, ContactLabels, ErrorCode } from "../../labels/labels.ts";
import type { FormErrors, FormFrame, FormState } from "../form-errors.ts";
import { HiddenFields, PrivacyLink } from "../form-extras.tsx";
import { Refusal } from "../refusal.tsx";
import { useForm } from "../use-form.ts";
import * as css from "./contact-form.css.ts";
import type { ContactValues } from "./contact-values.ts";

export interface ContactFormProps {
  /** `labelsFor(locale).contact`. */
  labels: ContactLabels;
  /** `labelsFor(locale).common`. */
  common: Pick<CommonLabels, "required" | "optional" | "newTab">;
  /** `labelsFor(locale).errors`. */
  errorLabels: Readonly<Record<ErrorCode, string>>;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** Which name is asked first: family name in Korean and Japanese, given name in English. */
  nameOrder: "last-first" | "first-last";
  /** The form as typed; the consumer keeps it. */
  values: ContactValues;
  /** Something was typed, chosen or ticked. */
  onChange: (values: ContactValues) => void;
  /** The rules: a code for each field that is wrong. */
  validate: (values: ContactValues) => FormErrors<ContactValues>;
  /** What the server refused. */
  errors?: FormErrors<ContactValues> | undefined;
  /** Where sending stands. */
  state: Exclude<FormState, "sent">;
  /** Called with values that passed `validate`. */
  onSubmit: (values: ContactValues) => void;
  /** Where a browser without JavaScript sends the form. */
  action: string;
  /** Sent along unseen: the key, the language, when the form opened. */
  frame: FormFrame;
  /** The agent who is asked. */
  realtorId: string;
  /** The privacy policy, opened beside the form. */
  privacyHref: string;
}

/**
 * A visitor's question to an agent (SPEC section 3). Draws with the scheme it stands in. Values in,
 * events out; a plain `<form method="post">` until the script is there. After sending, show
 * ContactSent in its place.
 */
export function ContactForm(props: ContactFormProps) {
  const { labels, common, errorLabels, state } = props;
  const names = ["lastName", "firstName"] as const;
  const orderedNames = props.nameOrder === "last-first" ? names : names.toReversed();
  const { form, phone, refusal, say, sending, text, tick } = useForm({
    ...props,
    fields: [...orderedNames, "phone", "phoneCountryCode", "email", "message", "isTerm"],
    missing: {
      lastName: labels.lastNameRequired,
      firstName: labels.firstNameRequired,
      phone: errorLabels["phone.length"],
      message: labels.messageRequired,
    },
  });

  return (
    <form {...form} action={props.action}>
      <Refusal title={labels.summary} {...refusal} />
      <HiddenFields frame={props.frame} honeypotLabel={labels.honeypot} />
      <input type="hidden" name="realtorId" value={props.realtorId} />
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
            countryLabel={labels.country}
            countries={props.countries}
            choose={labels.country}
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
      <div className={css.consent}>
        <Checkbox {...tick("isTerm")} label={labels.consent} error={say("isTerm")} />
        <PrivacyLink href={props.privacyHref} label={labels.privacyLink} newTab={common.newTab} />
      </div>
      {state === "failed" && (
        <div className={css.alert}>
          <InlineAlert>{labels.failed}</InlineAlert>
        </div>
      )}
      <div className={css.send}>
        <Button type="submit" busy={sending} busyLabel={labels.sending}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}
