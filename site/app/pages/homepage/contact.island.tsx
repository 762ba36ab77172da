import { ContactFields, useContactSubmission } from "#app/forms/contact/contact-fields.tsx";
import { initialContact } from "#app/forms/contact/initial-contact.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import type { HomepageProps } from "./homepage-props.ts";
import { inquiryAbout, inquiryListingKey } from "./inquiry.ts";

/** The contact form of a homepage. See docs/spec/forms.md#contact-form. */
export function Contact({
  labels,
  content,
  realtorId,
  recipients,
  phoneCountry,
  form,
  startedAt,
}: HomepageProps) {
  const draft = `contact ${realtorId}`;
  const { values, setValues, clear } = useFormDraft(
    draft,
    () => initialContact(form, phoneCountry),
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
  const submission = useContactSubmission({
    realtorId,
    readListingKey: () =>
      inquiryListingKey(content.listings, globalThis.location.search) ?? submittedKey,
    startedAt,
    form,
    onSent: clear,
  });
  return (
    <ContactFields
      labels={labels}
      values={values}
      onChange={setValues}
      submission={submission}
      draft={draft}
      realtorId={realtorId}
      recipients={recipients}
      listingKey={submittedKey}
      startedAt={startedAt}
    />
  );
}
