import { defaultCountry } from "@realtor/api/rules";
import { emptyLead, type LeadValues } from "@realtor/ui/lead-form";
import { StaticPanel } from "@realtor/ui/static-panel";
import type { FormState } from "#app/page.ts";
import { formDraftAttributes } from "#app/forms/form-draft.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { LeadRequest, useLeadSubmission } from "#app/forms/lead/lead-request.tsx";
import type { RequestProps } from "./landing-props.ts";

/** The lead form as a page, for browsers without script. */
function RequestPage({ labels, form, startedAt }: RequestProps) {
  const { locale } = useAddress();
  const { values, setValues, clear } = useFormDraft("lead", () =>
    initialValues(form, defaultCountry(locale)),
  );
  const submission = useLeadSubmission(startedAt, clear, {
    state: form.state === "sent" || form.state === "failed" ? form.state : "idle",
    errors: form.state === "rejected" ? form.errors : {},
    ...(form.state === "sent" && form),
  });
  return (
    <main {...formDraftAttributes("lead")}>
      <StaticPanel
        title={labels.lead.title}
        titleHidden={submission.state === "sent"}
        closeLabel={labels.lead.close}
        closeHref={localePath("/", locale)}
      >
        <LeadRequest
          labels={labels}
          values={values}
          onChange={setValues}
          submission={submission}
          startedAt={startedAt}
          headingLevel={1}
        />
      </StaticPanel>
    </main>
  );
}

/** Values of a rejected or failed submission without script, or an empty form. */
function initialValues(form: FormState, country: string): LeadValues {
  const empty = emptyLead(country);
  if (form.state === "open" || !form.values) return empty;
  const { name = "", area = "", phone = "", phoneCountryCode = "", hasSite } = form.values;
  return {
    name,
    area,
    phone,
    phoneCountryCode,
    phoneConfirmed: form.values["phoneConfirmed"] === "Y" ? "Y" : "",
    hasSite: hasSite === "Y" || hasSite === "N" ? hasSite : "",
    privacyConsent: form.values["privacyConsent"] !== undefined,
    contactConsent: form.values["contactConsent"] !== undefined,
  };
}

export { RequestPage as component };
