import { createContact } from "@realtor/api/loaning";
import { checkContact, joinName } from "@realtor/api/rules";
import {
  ContactForm,
  ContactSent,
  type ContactValues,
  emptyContact,
} from "@realtor/ui/contact-form";
import { ListingRequest, type RequestKind } from "@realtor/ui/listing-request";
import { useState } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { countryOptions } from "#app/forms/country-options.ts";
import { formDraftAttributes } from "#app/forms/form-draft.ts";
import { siteHttp } from "#app/forms/site-http.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { privacyPath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { RequestProps } from "./listing-props.ts";

/** The request form of a home. See docs/spec/forms.md#contact-form. */
export function Request(props: RequestProps) {
  const { content, home, labels, formLabels, choices, listingKey, realtorId, form } = props;
  const { locale, path } = useAddress();
  const resolveImage = usePhotoResolver();
  const name = `contact ${realtorId} ${listingKey}`;
  const { values, setValues, clear } = useFormDraft(name, () => initialValues(props));
  const [kind, setKind] = useState<RequestKind>("see");
  const [time, setTime] = useState("0");
  const submission = useSubmission<ContactValues>({
    send: ({ isTerm, ...fields }, key) =>
      createContact(
        siteHttp(),
        {
          ...fields,
          realtorId,
          listingKey,
          name: joinName(fields.lastName, fields.firstName),
          isTerm: isTerm ? "Y" : "N",
          startedAt: props.startedAt,
        },
        key,
      ),
    onSent: clear,
    initial: {
      state: form?.state === "sent" || form?.state === "failed" ? form.state : "idle",
      errors: form?.state === "rejected" ? form.errors : {},
    },
  });

  /** Fills in the message of a choice, unless the visitor wrote another. */
  function fillIn(nextKind: RequestKind, nextTime: string): void {
    setKind(nextKind);
    setTime(nextTime);
    if (!choices) return;
    const ours = [choices.question, ...choices.times.map(({ message }) => message), ""];
    if (!ours.includes(values.message.trim())) return;
    const message =
      nextKind === "question" ? choices.question : choices.times[Number(nextTime)]?.message;
    setValues({ ...values, message: message ?? values.message });
  }

  return (
    <ListingRequest
      labels={labels}
      content={content}
      home={home}
      resolveImage={resolveImage}
      choices={
        choices && submission.state !== "sent"
          ? {
              kind,
              onKindChange: (next) => fillIn(next, time),
              times: choices.times.map(({ label }, index) => ({ value: String(index), label })),
              time,
              onTimeChange: (next) => fillIn(kind, next),
            }
          : null
      }
    >
      {submission.state === "sent" ? (
        <ContactSent labels={formLabels.contact} />
      ) : (
        <div {...formDraftAttributes(name)}>
          <ContactForm
            labels={formLabels.contact}
            common={formLabels.common}
            errorLabels={formLabels.errors}
            countries={countryOptions(formLabels.countries)}
            nameOrder={locale === "en" ? "first-last" : "last-first"}
            values={values}
            onChange={setValues}
            validate={checkContact}
            errors={submission.errors}
            state={submission.state}
            onSubmit={(ready) => void submission.submit(ready)}
            action={`/v1/realtor-contacts?page=${encodeURIComponent(path)}`}
            metadata={{ idempotencyKey: "", locale, startedAt: props.startedAt }}
            realtorId={realtorId}
            listingKey={listingKey}
            privacyHref={privacyPath(locale)}
          />
        </div>
      )}
    </ListingRequest>
  );
}

/** Values of a rejected or failed submission without script, or the prepared message. */
function initialValues({ form, phoneCountry, message }: RequestProps): ContactValues {
  const empty = { ...emptyContact(phoneCountry), isTerm: true, message };
  if (form?.state !== "rejected" && form?.state !== "failed") return empty;
  const { isTerm, ...texts } = form.values;
  const known = Object.keys(empty).flatMap((key) => {
    const text = texts[key];
    return text === undefined ? [] : [[key, text] as const];
  });
  return { ...empty, ...Object.fromEntries(known), isTerm: isTerm !== undefined };
}
