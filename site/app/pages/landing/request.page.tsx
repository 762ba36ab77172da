import { defaultCountry } from "@realtor/api/rules";
import { emptyLead, type LeadValues } from "@realtor/ui/lead-form";
import { StaticPanel } from "@realtor/ui/static-panel";
import type { FormState } from "#app/data/form-state.ts";
import { keptAs } from "#app/forms/kept-texts.ts";
import { useKeptValues } from "#app/forms/use-kept-values.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { LeadRequest, useLeadSubmission } from "#app/forms/lead/lead-request.tsx";
import type { RequestProps } from "./landing-props.ts";

/** The lead form as a page of its own: what its button leads to without script. */
function RequestPage({ labels, form, startedAt }: RequestProps) {
  const { locale } = useAddress();
  const { values, setValues, forget } = useKeptValues("lead", () =>
    typedValues(form, defaultCountry(locale)),
  );
  const submission = useLeadSubmission(startedAt, forget, {
    state: form.state === "sent" || form.state === "failed" ? form.state : "idle",
    errors: form.state === "refused" ? form.errors : {},
  });
  return (
    <main {...keptAs("lead")}>
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
          heading="h1"
        />
      </StaticPanel>
    </main>
  );
}

/** What was typed before, or an empty form. */
function typedValues(form: FormState, country: string): LeadValues {
  const empty = emptyLead(country);
  if (form.state !== "refused" && form.state !== "failed") return empty;
  const { name = "", area = "", phone = "", phoneCountryCode = "", hasSite } = form.values;
  return {
    name,
    area,
    phone,
    phoneCountryCode,
    hasSite: hasSite === "Y" || hasSite === "N" ? hasSite : "",
    privacyConsent: form.values["privacyConsent"] !== undefined,
    contactConsent: form.values["contactConsent"] !== undefined,
  };
}

export { RequestPage as component };
