import { createContact } from "@realtor/api/loaning";
import { checkContact, joinName } from "@realtor/api/rules";
import {
  ContactForm,
  ContactSent,
  type ContactValues,
  emptyContact,
} from "@realtor/ui/contact-form";
import { privacyPath } from "#app/i18n/language-items.ts";
import { countryOptions } from "#app/forms/country-options.ts";
import { siteHttp } from "#app/forms/site-http.ts";
import { formDraftAttributes } from "#app/forms/form-draft.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useAddress } from "#app/page-root.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import { inquiryAbout, inquiryListingKey } from "./inquiry.ts";

/** The contact form of a homepage. See docs/spec/forms.md#contact-form. */
export function Contact({
  labels,
  content,
  realtorId,
  phoneCountry,
  form,
  startedAt,
}: HomepageProps) {
  const { locale, path } = useAddress();
  const name = `contact ${realtorId}`;
  const { values, setValues, clear } = useFormDraft(
    name,
    () => initialValues(form, phoneCountry),
    (restored) => ({
      ...restored,
      message: inquiryAbout(
        restored.message,
        content.listings,
        globalThis.location.search,
        labels.homepage.listings.inquiry,
      ),
    }),
  );
  // The home of a form sent without script, which is shown again.
  const submittedKey =
    form?.state === "rejected" || form?.state === "failed" ? form.values.listingKey : undefined;
  const submission = useSubmission<ContactValues>({
    send: ({ isTerm, ...fields }, key) =>
      createContact(
        siteHttp(),
        {
          ...fields,
          realtorId,
          listingKey:
            inquiryListingKey(content.listings, globalThis.location.search) ?? submittedKey,
          name: joinName(fields.lastName, fields.firstName),
          isTerm: isTerm ? "Y" : "N",
          startedAt,
        },
        key,
      ),
    onSent: clear,
    initial: {
      state: form?.state === "sent" || form?.state === "failed" ? form.state : "idle",
      errors: form?.state === "rejected" ? form.errors : {},
    },
  });
  if (submission.state === "sent") return <ContactSent labels={labels.contact} />;
  return (
    <div {...formDraftAttributes(name)}>
      <ContactForm
        labels={labels.contact}
        common={labels.common}
        errorLabels={labels.errors}
        countries={countryOptions(labels.countries)}
        nameOrder={locale === "en" ? "first-last" : "last-first"}
        values={values}
        onChange={setValues}
        validate={checkContact}
        errors={submission.errors}
        state={submission.state}
        onSubmit={(ready) => void submission.submit(ready)}
        action={`/v1/realtor-contacts?page=${encodeURIComponent(path)}`}
        metadata={{ idempotencyKey: "", locale, startedAt }}
        realtorId={realtorId}
        listingKey={submittedKey}
        privacyHref={privacyPath(locale)}
      />
    </div>
  );
}

/**
 * Values of a rejected or failed submission without script, or an empty form. The design system leaves
 * the consent unticked; this site ticks it: docs/spec/forms.md#consent.
 */
function initialValues(form: HomepageProps["form"], country: string): ContactValues {
  const empty = { ...emptyContact(country), isTerm: true };
  if (form?.state !== "rejected" && form?.state !== "failed") return empty;
  const { lastName = "", firstName = "", email = "", phone = "" } = form.values;
  const { phoneCountryCode = "", message = "", isTerm } = form.values;
  return {
    lastName,
    firstName,
    email,
    phone,
    phoneCountryCode,
    message,
    isTerm: isTerm !== undefined,
  };
}
