import { contactConsentVersion, createContact } from "@realtor/api/loaning";
import { joinName } from "@realtor/api/rules";
import type { ContactValues } from "@realtor/ui/contact-form";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { FormState } from "#app/page.ts";

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

/** Sends a contact request to the site's server. See docs/spec/forms.md#contact-form. */
export function useContactSubmission(options: ContactSubmissionOptions) {
  const { realtorId, readListingKey, startedAt, form, onSent } = options;
  const { locale } = useAddress();
  return useSubmission<ContactValues>({
    send: ({ isTerm, ...fields }, key) =>
      createContact(
        siteHttp(),
        {
          ...fields,
          realtorId,
          listingKey: readListingKey(),
          name: joinName(fields.lastName, fields.firstName),
          isTerm: isTerm ? "Y" : "N",
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
    },
  });
}
