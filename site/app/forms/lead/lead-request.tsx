// Visitors enter names in any script.
import "#app/fonts/full.css";
import { answerLeadPhone, leadConsentVersion, sendLead } from "@realtor/api/leads";
import { checkLead } from "@realtor/api/rules";
import { LeadForm, LeadSent, type LeadValues } from "@realtor/ui/lead-form";
import { privacyPath, localePath } from "#app/i18n/language-items.ts";
import { countryOptions } from "#app/forms/country-options.ts";
import { PhoneAnswer } from "#app/forms/phone-answer.tsx";
import { phoneQuestion } from "#app/forms/phone-question.ts";
import { siteHttp } from "#app/forms/site-http.ts";
import { type SubmissionOptions, useSubmission } from "#app/forms/use-submission.ts";
import { track } from "#app/analytics/track.ts";
import { useAddress } from "#app/page-root.tsx";
import type { RequestLabels } from "./request-labels.ts";

interface LeadRequestProps {
  labels: RequestLabels;
  values: LeadValues;
  onChange: (values: LeadValues) => void;
  submission: ReturnType<typeof useLeadSubmission>;
  /** When the form was opened, in milliseconds since 1970. */
  startedAt: number;
  /** 1 where the form is a page of its own. */
  headingLevel: 1 | 2;
  onSamples?: () => void;
}

/** Sends the lead form to the site's server, which stores it before responding (docs/spec/forms.md#delivery). */
export function useLeadSubmission(
  startedAt: number,
  onSent: () => void,
  initial?: SubmissionOptions<LeadValues>["initial"],
) {
  const { locale } = useAddress();
  return useSubmission<LeadValues>({
    send: (values, key) =>
      sendLead(
        siteHttp(),
        {
          ...values,
          phoneConfirmed: values.phoneConfirmed || null,
          locale,
          startedAt,
          pageUrl: location.href,
          consentVersion: leadConsentVersion,
        },
        key,
      ),
    onSent,
    ...(initial ? { initial } : {}),
  });
}

/** The lead form and its confirmation, in a panel or as a page. */
export function LeadRequest(props: LeadRequestProps) {
  const { labels, values, submission } = props;
  const { locale } = useAddress();
  if (submission.state === "sent") {
    return (
      <LeadSent
        labels={labels.lead}
        recipient={values.name}
        // Without script the page after the redirect does not know what was sent.
        number={
          values.phone && (
            <PhoneAnswer
              labels={labels.phone}
              sent={values}
              request={submission}
              answer={(requestKey, phoneCountryCode) =>
                answerLeadPhone(siteHttp(), { requestKey, phoneCountryCode })
              }
              action="/api/send-to-slack/phone-answers"
              fields={{ name: values.name, locale }}
            />
          )
        }
        samplesHref={`${localePath("/", locale)}#samples`}
        onSamples={props.onSamples}
        headingLevel={props.headingLevel}
      />
    );
  }
  return (
    <LeadForm
      labels={labels.lead}
      common={labels.common}
      errorLabels={labels.errors}
      countries={countryOptions(labels.countries)}
      phoneQuestion={phoneQuestion(labels.phone)}
      values={values}
      onChange={props.onChange}
      validate={checkLead}
      errors={submission.errors}
      state={submission.state}
      onSubmit={(submitted) => {
        const { hasSite } = submitted;
        if (hasSite) track({ name: "lead_realtor_click_form_cta", has_realtor_homepage: hasSite });
        void submission.submit(submitted);
      }}
      action={`/api/send-to-slack?consent=${leadConsentVersion}`}
      metadata={{ idempotencyKey: "", locale, startedAt: props.startedAt }}
      operator={labels.operator}
      privacyHref={privacyPath(locale)}
    />
  );
}
