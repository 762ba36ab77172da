import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { Heading } from "@realtor/ui/heading";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { type ReactNode, type Ref, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { CallButtons, SenderPhones } from "./call-sender.tsx";
import { Composer, ReplyBar } from "./reply-bar.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import * as css from "./entry-detail.css.ts";
import { EntryMenu } from "./entry-menu.tsx";
import { type Entry, type EntryChanges, nameOf } from "./entry.ts";
import { LeadAnswers, LeadFacts } from "./lead-facts.tsx";
import { ListingStrip } from "./listing-strip.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { NoteField } from "./note-field.tsx";
import { ShowingWishes } from "./showing-wishes.tsx";
import { StartWebsite } from "./start-website.tsx";
import { StatusField } from "./status-field.tsx";
import type { EntryActions } from "./use-entry-actions.ts";
import { useIsPhone } from "./list-detail.ts";
import { useReply } from "./use-reply.ts";

interface EntryDetailProps {
  entry: Entry;
  timeZone: string;
  heading: Ref<HTMLHeadingElement>;
  /** The field of the reply, for a key that moves the focus to it. */
  replyText: Ref<HTMLTextAreaElement>;
  /** The link back to the list, on phones. */
  back: ReactNode;
  actions: EntryActions;
  change: (changes: EntryChanges) => Promise<unknown>;
  remove: () => Promise<void>;
  onDeleted: () => void;
}

/** One request: sender, content, reply, status and note. */
export function EntryDetail(props: EntryDetailProps) {
  const { entry, timeZone, heading, replyText, back, actions, change, remove, onDeleted } = props;
  const { locale } = useAddress();
  const phone = useIsPhone();
  const { failure, run } = useAction();
  const [deleting, setDeleting] = useState(false);
  const name = nameOf(entry, locale);

  /** A new request is open once it was answered. */
  function markAnswered() {
    if (entry.state === "new") actions.report(actions.setState(entry, "called"));
  }

  const status = (
    <StatusField
      state={entry.state}
      change={(state) => run(() => actions.setState(entry, state))}
    />
  );
  const refresh = () => change({});
  return (
    <article className={css.detail} aria-labelledby="entry-name">
      <Stack gap={0} className={css.conversation}>
        <Box
          as="header"
          display="flex"
          alignItems="center"
          justifyContent="between"
          gap={4}
          className={css.head}
        >
          {phone && back}
          <div className={css.who}>
            <Heading
              level={2}
              size="card"
              id="entry-name"
              ref={heading}
              tabIndex={-1}
              className={css.name}
            >
              {name}
            </Heading>
            {!phone && <ContactLine entry={entry} />}
          </div>
          {!phone && <CallButtons sender={entry} onCalled={markAnswered} />}
          <EntryMenu entry={entry} actions={actions} onDelete={() => setDeleting(true)} />
        </Box>
        <div className={css.body}>
          {phone && (
            <Box
              display="flex"
              alignItems="start"
              justifyContent="between"
              gap={16}
              className={css.top}
            >
              <ContactLine entry={entry} />
              {status}
            </Box>
          )}
          {failure !== undefined && (
            <Stack gap={12} align="start" className={css.failure}>
              <InlineAlert>{failure}</InlineAlert>
            </Stack>
          )}
          {entry.kind === "contact" && entry.listing && (
            <ListingStrip listing={entry.listing} realtor={entry.realtor} />
          )}
          {entry.kind === "contact" && entry.showing && <ShowingWishes showing={entry.showing} />}
          {entry.kind === "contact" ? (
            <MessageBubble contact={entry} timeZone={timeZone} />
          ) : (
            <>
              <LeadAnswers lead={entry} />
              <StartWebsite
                lead={entry}
                hasCall={phone}
                onCalled={markAnswered}
                onStarted={(websiteId) => actions.report(change({ websiteId, state: "done" }))}
              />
            </>
          )}
        </div>
        {entry.kind === "contact" && (
          <Answer contact={entry} phone={phone} onSent={markAnswered} textRef={replyText} />
        )}
      </Stack>
      <Stack gap={0} className={css.aside}>
        {!phone && status}
        <NoteField
          key={entry.id}
          entryId={entry.id}
          stored={entry.note}
          save={(note) => change({ note })}
        />
        {entry.kind === "lead" ? (
          <LeadFacts lead={entry} timeZone={timeZone} refresh={refresh} />
        ) : (
          <ContactFacts contact={entry} timeZone={timeZone} refresh={refresh} />
        )}
        <div className={css.footer}>
          <div>
            <Button
              variant="ghost"
              size="small"
              onClick={() => void run(() => actions.setSpam(entry, !entry.spam))}
            >
              <FormattedMessage id={entry.spam ? "inbox.notSpam" : "inbox.spam"} />
            </Button>
          </div>
        </div>
      </Stack>
      {deleting && (
        <DeleteEntryDialog
          name={name}
          remove={remove}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </article>
  );
}

/** Phone number and email address. */
function ContactLine({ entry }: { entry: Entry }) {
  const email = entry.kind === "contact" ? entry.email : undefined;
  return (
    <Text size="small" className={css.contact}>
      <SenderPhones sender={entry} />
      {email && <span>{email}</span>}
    </Text>
  );
}

interface AnswerProps {
  contact: Extract<Entry, { kind: "contact" }>;
  phone: boolean;
  onSent: () => void;
  textRef: Ref<HTMLTextAreaElement>;
}

function Answer({ contact, phone, onSent, textRef }: AnswerProps) {
  const reply = useReply(contact);
  return phone ? (
    <ReplyBar contact={contact} reply={reply} onSent={onSent} />
  ) : (
    <Composer contact={contact} reply={reply} onSent={onSent} textRef={textRef} />
  );
}
