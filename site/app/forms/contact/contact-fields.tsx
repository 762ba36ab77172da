import { contactConsentVersion } from "@realtor/api/loaning";
import { checkContact } from "@realtor/api/rules";
import { ContactForm, type ContactFormProps, ContactSent } from "@realtor/ui/contact-form";
import type { Labels } from "@realtor/ui/labels";
import { countryOptions } from "#app/forms/country-options.ts";
import { formDraftAttributes } from "#app/forms/form-draft.ts";
import { privacyPath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { useContactSubmission } from "./use-contact-submission.ts";

export interface ContactFieldsProps extends Pick<
  ContactFormProps,
  "values" | "onChange" | "realtorId" | "listingKey"
> {
  labels: Pick<Labels, "contact" | "countries"> & {
    common: ContactFormProps["common"];
    errors: ContactFormProps["errorLabels"];
  };
  submission: ReturnType<typeof useContactSubmission>;
  /** Name of the stored draft. */
  draft: string;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

/** The contact form of an agent's page, or its confirmation. */
export function ContactFields({
  labels,
  submission,
  draft,
  startedAt,
  ...fields
}: ContactFieldsProps) {
  const { locale, path } = useAddress();
  if (submission.state === "sent") return <ContactSent labels={labels.contact} />;
  return (
    <div {...formDraftAttributes(draft)}>
      <ContactForm
        {...fields}
        labels={labels.contact}
        common={labels.common}
        errorLabels={labels.errors}
        countries={countryOptions(labels.countries)}
        nameOrder={locale === "en" ? "first-last" : "last-first"}
        validate={checkContact}
        errors={submission.errors}
        state={submission.state}
        onSubmit={(ready) => void submission.submit(ready)}
        action={`/v1/realtor-contacts?page=${encodeURIComponent(path)}&consent=${contactConsentVersion}`}
        metadata={{ idempotencyKey: "", locale, startedAt }}
        privacyHref={privacyPath(locale)}
      />
    </div>
  );
}
