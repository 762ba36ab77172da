import {
  answerContactPhone,
  contactConsentVersion,
  type ContactShowing,
  createContact,
} from "@realtor/api/loaning";
import { checkContact, joinName } from "@realtor/api/rules";
import {
  ContactForm,
  type ContactFormProps,
  ContactSent,
  type ContactSentProps,
  type ContactValues,
} from "@realtor/ui/contact-form";
import type { Labels } from "@realtor/ui/labels";
import type { ReactNode } from "react";
import { countryOptions } from "#app/forms/country-options.ts";
import { formDraftAttributes } from "#app/forms/form-draft.ts";
import { privacyPath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { PhoneAnswer } from "#app/forms/phone-answer.tsx";
import { phoneQuestion } from "#app/forms/phone-question.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { FormState } from "#app/page.ts";

export interface ContactFieldsProps extends Pick<
  ContactFormProps,
  "values" | "onChange" | "realtorId" | "recipients" | "listingKey" | "ownFields"
> {
  labels: Pick<Labels, "contact" | "phone" | "countries"> & {
    common: ContactFormProps["common"];
    errors: ContactFormProps["errorLabels"];
  };
  submission: ReturnType<typeof useContactSubmission>;
  /** The confirmation of a request to see a home, instead of the usual one. */
  sentShowing?: { labels: ContactSentProps["labels"]; rows: ReactNode } | undefined;
  /** Name of the stored draft. */
  draft: string;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

/** The contact form of an agent's page, or its confirmation. */
export function ContactFields({
  labels,
  submission,
  sentShowing,
  draft,
  startedAt,
  ...fields
}: ContactFieldsProps) {
  const { locale, path } = useAddress();
  const { values, realtorId, listingKey } = fields;
  const page = encodeURIComponent(path);
  // Without script the response is the page, at the form.
  const fragment = path.includes("/homes/") ? "request" : "contact";
  if (submission.state === "sent") {
    const { lastName, firstName, email, phone } = values;
    const contact = {
      realtorId,
      ...(listingKey && { listingKey }),
      name: joinName(lastName, firstName),
      lastName,
      firstName,
      email,
      phone,
      isTerm,
      locale,
    } as const;
    return (
      <ContactSent
        labels={sentShowing?.labels ?? labels.contact}
        // Without script the page after the redirect does not know what was sent.
        number={
          phone && (
            <PhoneAnswer
              labels={labels.phone}
              sent={values}
              request={submission}
              answer={(requestKey, phoneCountryCode) =>
                answerContactPhone(siteHttp(), { ...contact, requestKey, phoneCountryCode })
              }
              action={`/v1/realtor-contacts/phone-answers?page=${page}#${fragment}`}
              fields={contact}
            />
          )
        }
      >
        {sentShowing?.rows}
      </ContactSent>
    );
  }
  return (
    <div {...formDraftAttributes(draft)}>
      <ContactForm
        {...fields}
        labels={labels.contact}
        common={labels.common}
        errorLabels={labels.errors}
        countries={countryOptions(labels.countries)}
        phoneQuestion={phoneQuestion(labels.phone)}
        nameOrder={locale === "en" ? "first-last" : "last-first"}
        validate={checkContact}
        errors={submission.errors}
        state={submission.state}
        onSubmit={(ready) => void submission.submit(ready)}
        action={`/v1/realtor-contacts?page=${page}&consent=${contactConsentVersion}#${fragment}`}
        metadata={{ idempotencyKey: "", locale, startedAt }}
        privacyHref={privacyPath(locale)}
      />
    </div>
  );
}

/**
 * The contract asks for an agreement; the form has a notice instead (docs/spec/forms.md#consent). COUNSEL: whether
 * that suffices for visitors in Korea, whose law asks for a consent to what is not needed to answer.
 */
const isTerm = "Y";

interface ContactSubmissionOptions {
  realtorId: string;
  /** The home that the message is about, read when it is sent. */
  readListingKey: () => string | undefined;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
  /** Result of a form posted without script. */
  form: FormState | null;
  onSent: () => void;
}

/** What is sent: the values of the form, and when the visitor would like to see the home. */
interface SentValues extends ContactValues {
  showing?: ContactShowing | undefined;
}

/** Sends a contact request to the site's server. See docs/spec/forms.md#contact-form. */
export function useContactSubmission(options: ContactSubmissionOptions) {
  const { realtorId, readListingKey, startedAt, form, onSent } = options;
  const { locale } = useAddress();
  return useSubmission<SentValues>({
    send: ({ phoneConfirmed, ...fields }, key) =>
      createContact(
        siteHttp(),
        {
          ...fields,
          realtorId,
          listingKey: readListingKey(),
          name: joinName(fields.lastName, fields.firstName),
          isTerm,
          phoneConfirmed: phoneConfirmed || null,
          startedAt,
          locale,
          pageUrl: location.href,
          referrer: document.referrer,
          consentVersion: contactConsentVersion,
        },
        key,
      ),
    onSent,
    initial: {
      state: form?.state === "sent" || form?.state === "failed" ? form.state : "idle",
      errors: form?.state === "rejected" ? form.errors : {},
      ...(form?.state === "sent" && form),
    },
  });
}
