import { type ContactState, contactStates } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { MailIcon, PhoneIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { useToast } from "@realtor/ui/toast";
import { type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { websiteFromLead } from "#app/admin/new-website/new-website.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { CancelButton } from "#app/admin/cancel-button.tsx";
import * as css from "./entry-detail.css.ts";
import { ContactFacts, LeadFacts } from "./entry-facts.tsx";
import { type Entry, type EntryChanges, nameOf, phoneOf } from "./entry.ts";
import { NoteField } from "./note-field.tsx";
import { replyLink } from "./reply-link.ts";
import { inboxMessages, stateMessages } from "./inbox-messages.ts";

const messages = defineMessages({
  spamMoved: {
    id: "inbox.spam.moved",
    defaultMessage: "Moved to spam.",
    description: "Status after an inquiry was marked as spam.",
  },
  spamFreed: {
    id: "inbox.spam.freed",
    defaultMessage: "Taken out of spam.",
    description: "Status after the spam mark of an inquiry was removed.",
  },
  notSpam: {
    id: "inbox.notSpam",
    defaultMessage: "Not spam",
    description: "Button that removes the spam mark of an inquiry.",
  },
  spam: {
    id: "inbox.spam",
    defaultMessage: "Move to spam",
    description: "Button that marks an inquiry as spam.",
  },
});

interface EntryDetailProps {
  entry: Entry;
  timeZone: string;
  heading: Ref<HTMLHeadingElement>;
  change: (changes: EntryChanges) => Promise<unknown>;
  remove: () => Promise<void>;
  onDeleted: () => void;
}

/** One entry: sender, content, state and note. */
export function EntryDetail(props: EntryDetailProps) {
  const { entry, timeZone, heading, change, remove, onDeleted } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const toast = useToast();
  const [choosing, setChoosing] = useState<ContactState>();
  const { failure, run } = useAction();
  const [deleting, setDeleting] = useState(false);
  const name = nameOf(entry, locale);

  async function changeState(state: ContactState) {
    setChoosing(state);
    await run(() => change({ state }));
    setChoosing(undefined);
  }

  async function markSpam(spam: boolean) {
    if (!(await run(() => change({ spam })))) return;
    toast({
      text: formatMessage(spam ? messages.spamMoved : messages.spamFreed),
      action: {
        label: formatMessage({
          id: "inbox.undo",
          defaultMessage: "Undo",
          description: "Button that reverts the spam mark.",
        }),
        onPress: () => void run(() => change({ spam: !spam })),
      },
    });
  }

  return (
    <article className={css.detail} aria-labelledby="entry-name">
      <div className={css.top}>
        <div>
          <h2 id="entry-name" ref={heading} tabIndex={-1} className={css.name}>
            {name}
          </h2>
          <p className={css.phone}>{phoneOf(entry).text}</p>
        </div>
        <Select
          className={css.state}
          label={formatMessage(inboxMessages.state)}
          labelHidden
          placeholder={formatMessage(inboxMessages.state)}
          value={choosing ?? entry.state}
          options={contactStates.map((state) => ({
            value: state,
            label: formatMessage(stateMessages[state]),
          }))}
          // The options are the states.
          onChange={(state) => void changeState(state as ContactState)}
        />
      </div>
      <Actions entry={entry} />
      {failure !== undefined && (
        <div className={css.failure}>
          <InlineAlert>{failure}</InlineAlert>
        </div>
      )}
      {entry.kind === "lead" ? (
        <LeadFacts lead={entry} timeZone={timeZone} refresh={() => change({})} />
      ) : (
        <ContactFacts contact={entry} timeZone={timeZone} refresh={() => change({})} />
      )}
      <NoteField
        key={entry.id}
        entryId={entry.id}
        stored={entry.note}
        save={(note) => change({ note })}
      />
      <div className={css.footer}>
        <Button variant="ghost" size="small" onClick={() => void markSpam(!entry.spam)}>
          <FormattedMessage {...(entry.spam ? messages.notSpam : messages.spam)} />
        </Button>
        <Button variant="ghost" size="small" onClick={() => setDeleting(true)}>
          <FormattedMessage
            id="inbox.delete"
            defaultMessage="Delete personal data"
            description="Button that deletes an inquiry with its personal data."
          />
        </Button>
      </div>
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

function Actions({ entry }: { entry: Entry }) {
  const { locale } = useAddress();
  const { isStaff } = useAdmin();
  const [creating, setCreating] = useState(false);
  const { href } = phoneOf(entry);
  const reply = entry.kind === "contact" ? replyLink(entry, locale) : null;
  return (
    <div className={css.actions}>
      {href !== null && (
        <Button size="medium" href={href}>
          <PhoneIcon />
          <FormattedMessage
            id="inbox.call"
            defaultMessage="Call"
            description="Link that calls the sender’s phone number."
          />
        </Button>
      )}
      {reply !== null && (
        <Button variant="outline" size="medium" href={reply}>
          <MailIcon />
          <FormattedMessage
            id="inbox.reply"
            defaultMessage="Reply by email"
            description="Link that writes an email to the sender."
          />
        </Button>
      )}
      {entry.kind === "lead" && isStaff && (
        <>
          <Button variant="outline" size="medium" onClick={() => setCreating(true)}>
            <FormattedMessage
              id="inbox.makeSite"
              defaultMessage="Start a website from this"
              description="Button that creates a website with the data of a website request."
            />
          </Button>
          <NewWebsiteDialog
            open={creating}
            onOpenChange={setCreating}
            prefill={websiteFromLead(entry)}
          />
        </>
      )}
    </div>
  );
}

interface DeleteEntryDialogProps {
  /** The sender. */
  name: string;
  remove: () => Promise<void>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes an entry with its personal data, after confirmation. */
function DeleteEntryDialog({ name, remove, onClose, onDeleted }: DeleteEntryDialogProps) {
  const intl = useIntl();
  const { busy, failure, run } = useAction();

  async function confirm() {
    await remove();
    onDeleted();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage(
        {
          id: "inbox.delete.title",
          defaultMessage: "Delete the inquiry from {name}?",
          description: "Title of the dialog that deletes an inquiry; {name} is the sender’s name.",
        },
        { name },
      )}
      description={intl.formatMessage({
        id: "inbox.delete.text",
        defaultMessage:
          "Name, contact details, message and note will all be removed. This cannot be undone.",
        description: "Warning in the dialog that deletes an inquiry.",
      })}
      alert
      locked={busy}
    >
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <CancelButton busy={busy} onClick={onClose} />
        <Button
          variant="danger"
          size="medium"
          busy={busy}
          busyLabel={intl.formatMessage({
            id: "inbox.deleting",
            defaultMessage: "Deleting",
            description: "Label of the button while the inquiry is deleted.",
          })}
          onClick={() => void run(confirm)}
        >
          <FormattedMessage
            id="admin.delete"
            defaultMessage="Delete"
            description="Button that confirms a deletion in a dialog."
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
