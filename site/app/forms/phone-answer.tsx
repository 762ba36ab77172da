import { formatDialed, getDialCode, normalizePhone, readPhone } from "@realtor/api/rules";
import { SentNumber } from "@realtor/ui/contact-form";
import type { PhoneLabels } from "@realtor/ui/labels";
import { useState } from "react";

/** What `useSubmission` knows about the number of a form that was sent. */
export interface SentRequest {
  /** Authorizes the answer; empty once it was given without script, undefined if it is not known. */
  requestKey?: string | undefined;
  answerFailed?: boolean | undefined;
}

interface PhoneAnswerProps {
  labels: PhoneLabels;
  sent: { phone: string; phoneCountryCode: string; phoneConfirmed: "Y" | "" };
  request: SentRequest;
  /** Stores the answer; without script it is posted to `action` with these fields. */
  answer: (requestKey: string, phoneCountryCode: string) => Promise<unknown>;
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** The number that was sent, and the question while it is in doubt; see docs/spec/forms.md#a-number-in-doubt. */
export function PhoneAnswer({ labels, sent, request, answer, action, fields }: PhoneAnswerProps) {
  const { phoneCountryCode, phoneConfirmed } = sent;
  const { requestKey } = request;
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(request.answerFailed === true);
  const phone = normalizePhone(sent.phone, getDialCode(phoneCountryCode));
  const [typed, inUs] = readPhone({
    phone,
    phoneCountryCode,
    phoneConfirmed: phoneConfirmed || null,
  });

  async function send(countryCode: string) {
    setBusy(true);
    try {
      await answer(requestKey ?? "", countryCode);
      setChosen(countryCode);
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    setBusy(false);
  }

  const isUs = chosen === undefined ? phoneCountryCode === "US" : chosen !== phoneCountryCode;
  const isAnswered = chosen !== undefined || (requestKey === "" && !inUs);
  const asks = inUs && requestKey && chosen === undefined;
  return (
    <SentNumber
      labels={labels}
      number={formatDialed(inUs && chosen === inUs.phoneCountryCode ? inUs : typed)}
      outcome={failed ? "failed" : isAnswered ? (isUs ? "corrected" : "confirmed") : null}
      question={
        asks
          ? {
              us: formatDialed(inUs),
              countries: { us: inUs.phoneCountryCode, typed: phoneCountryCode },
              action,
              fields: { ...fields, phone, requestKey, typedCountryCode: phoneCountryCode },
              onAnswer: (countryCode) => void send(countryCode),
              busy,
            }
          : undefined
      }
    />
  );
}
