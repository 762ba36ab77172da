import { ListingRequest, type RequestKind, SentShowing } from "@realtor/ui/listing-request";
import { useState } from "react";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { ContactFields, useContactSubmission } from "#app/forms/contact/contact-fields.tsx";
import { initialContact } from "#app/forms/contact/initial-contact.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { useAddress } from "#app/page-root.tsx";
import type { RequestProps } from "./listing-props.ts";
import { ShowingSelects } from "./showing-selects.tsx";
import { useShowing } from "./use-showing.ts";

/** The request form of a home. See docs/spec/forms.md#contact-form. */
export function Request({ choices, ...props }: RequestProps) {
  return choices ? <ShowingRequest {...props} choices={choices} /> : <QuestionRequest {...props} />;
}

type PlainProps = Omit<RequestProps, "choices">;
type ShowingProps = PlainProps & { choices: NonNullable<RequestProps["choices"]> };

/** The form of a home that cannot be seen. */
function QuestionRequest(props: PlainProps) {
  const resolveImage = usePhotoResolver();
  const { fields } = useRequestForm(props);
  const { labels, content, home } = props;
  return (
    <ListingRequest {...{ labels, content, home, resolveImage }} choices={null}>
      <ContactFields {...fields} />
    </ListingRequest>
  );
}

/** The form of a home that can be seen, with times to choose from. */
function ShowingRequest(props: ShowingProps) {
  const { labels, content, home, choices, startedAt, form } = props;
  const { locale } = useAddress();
  const resolveImage = usePhotoResolver();
  const { fields, setMessage } = useRequestForm(props);
  const { submission } = fields;
  const [kind, setKind] = useState<RequestKind>("see");
  const { value, chosen, zone, validate, ...times } = useShowing(
    {
      offer: choices.showing,
      labels: labels.showing,
      anotherDay: labels.anotherDay,
      locale,
      startedAt,
    },
    submission.errors.showing,
  );
  const showing = kind === "see" ? value : undefined;
  // A form that was sent without script is confirmed by a page that does not know its times.
  const [sent, setSent] = useState<{ chosen: typeof chosen; zone: string }>();

  /** Fills in the message of a purpose, unless the visitor wrote another. */
  function chooseKind(next: RequestKind): void {
    setKind(next);
    const ours = [choices.see, choices.question, ""];
    if (ours.includes(fields.values.message.trim())) setMessage(choices[next]);
  }

  return (
    <ListingRequest
      {...{ labels, content, home, resolveImage }}
      choices={submission.state === "sent" ? null : { kind, onKindChange: chooseKind, ...times }}
    >
      <ContactFields
        {...fields}
        submission={{
          ...submission,
          async submit(values) {
            if (showing && !validate()) return;
            setSent(showing && { chosen, zone });
            await submission.submit({ ...values, showing });
          },
        }}
        ownFields={
          <ShowingSelects
            offer={choices.showing}
            labels={labels.showing}
            {...{ startedAt, form }}
          />
        }
        sentShowing={
          sent && {
            labels: { sent: labels.showing.sent, sentNote: choices.showing.sentNote },
            rows: <SentShowing labels={labels.showing} times={sent.chosen} zone={sent.zone} />,
          }
        }
      />
    </ListingRequest>
  );
}

/** The contact form of a home, with its draft. */
function useRequestForm(props: PlainProps) {
  const { listingKey, realtorId, recipients, form, formLabels, message, phoneCountry, startedAt } =
    props;
  const draft = `contact ${realtorId} ${listingKey}`;
  const { values, setValues, clear } = useFormDraft(draft, () =>
    initialContact(form, phoneCountry, message),
  );
  const submission = useContactSubmission({
    realtorId,
    readListingKey: () => listingKey,
    startedAt,
    form,
    onSent: clear,
  });
  return {
    setMessage: (text: string) => setValues({ ...values, message: text }),
    fields: {
      labels: formLabels,
      values,
      onChange: setValues,
      submission,
      draft,
      realtorId,
      recipients,
      listingKey,
      startedAt,
    },
  };
}
