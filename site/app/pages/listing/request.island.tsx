import { ListingRequest, type RequestKind } from "@realtor/ui/listing-request";
import { useState } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { ContactFields, useContactSubmission } from "#app/forms/contact/contact-fields.tsx";
import { initialContact } from "#app/forms/contact/initial-contact.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import type { RequestProps } from "./listing-props.ts";

/** The request form of a home. See docs/spec/forms.md#contact-form. */
export function Request(props: RequestProps) {
  const { content, home, labels, formLabels, choices, listingKey, realtorId, form } = props;
  const { message, phoneCountry, startedAt } = props;
  const resolveImage = usePhotoResolver();
  const draft = `contact ${realtorId} ${listingKey}`;
  const { values, setValues, clear } = useFormDraft(draft, () =>
    initialContact(form, phoneCountry, message),
  );
  const [kind, setKind] = useState<RequestKind>("see");
  const [time, setTime] = useState("0");
  const submission = useContactSubmission({
    realtorId,
    readListingKey: () => listingKey,
    startedAt,
    form,
    onSent: clear,
  });

  /** Fills in the message of a choice, unless the visitor wrote another. */
  function fillIn(nextKind: RequestKind, nextTime: string): void {
    setKind(nextKind);
    setTime(nextTime);
    if (!choices) return;
    const ours = [choices.question, ...choices.times.map((one) => one.message), ""];
    if (!ours.includes(values.message.trim())) return;
    const chosen =
      nextKind === "question" ? choices.question : choices.times[Number(nextTime)]?.message;
    setValues({ ...values, message: chosen ?? values.message });
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
      <ContactFields
        labels={formLabels}
        values={values}
        onChange={setValues}
        submission={submission}
        draft={draft}
        realtorId={realtorId}
        listingKey={listingKey}
        startedAt={startedAt}
      />
    </ListingRequest>
  );
}
