import { type ContactState, contactStates } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { MailIcon, PhoneIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { NativeSelect } from "@realtor/ui/native-select";
import { useToast } from "@realtor/ui/toast";
import { type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { websiteFromLead } from "#app/admin/new-website/new-website.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { ContactFacts, LeadFacts } from "./entry-facts.tsx";
import { type Entry, type EntryChanges, nameOf, phoneOf } from "./entry.ts";
import { NoteField } from "./note-field.tsx";

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
      text: formatMessage({ id: spam ? "inbox.spam.moved" : "inbox.spam.freed" }),
      action: {
        label: formatMessage({ id: "inbox.undo" }),
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
        <div className={css.state}>
          <NativeSelect
            label={formatMessage({ id: "inbox.state" })}
            value={choosing ?? entry.state}
            options={contactStates.map((state) => ({
              value: state,
              label: formatMessage({ id: `inbox.state.${state}` }),
            }))}
            // The options are the states.
            onChange={(event) => void changeState(event.target.value as ContactState)}
          />
        </div>
      </div>
      <Actions entry={entry} />
      {failure !== undefined && (
        <div className={css.failure}>
          <InlineAlert>{failure}</InlineAlert>
        </div>
      )}
      {entry.kind === "lead" ? (
        <LeadFacts lead={entry} timeZone={timeZone} />
      ) : (
        <ContactFacts contact={entry} timeZone={timeZone} />
      )}
      <NoteField
        key={entry.id}
        entryId={entry.id}
        stored={entry.note}
        save={(note) => change({ note })}
      />
      <div className={css.footer}>
        <Button variant="ghost" size="small" onClick={() => void markSpam(!entry.spam)}>
          <FormattedMessage id={entry.spam ? "inbox.notSpam" : "inbox.spam"} />
        </Button>
        <Button variant="ghost" size="small" onClick={() => setDeleting(true)}>
          <FormattedMessage id="inbox.delete" />
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
  const { formatMessage } = useIntl();
  const { isStaff } = useAdmin();
  const [creating, setCreating] = useState(false);
  const { href } = phoneOf(entry);
  const subject = encodeURIComponent(formatMessage({ id: "inbox.reply.subject" }));
  return (
    <div className={css.actions}>
      {href !== null && (
        <Button size="medium" href={href}>
          <PhoneIcon />
          <FormattedMessage id="inbox.call" />
        </Button>
      )}
      {entry.kind === "contact" && entry.email && (
        <Button
          variant="outline"
          size="medium"
          href={`mailto:${encodeURIComponent(entry.email).replace("%40", "@")}?subject=${subject}`}
        >
          <MailIcon />
          <FormattedMessage id="inbox.reply" />
        </Button>
      )}
      {entry.kind === "lead" && isStaff && (
        <>
          <Button variant="outline" size="medium" onClick={() => setCreating(true)}>
            <FormattedMessage id="inbox.makeSite" />
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
      title={intl.formatMessage({ id: "inbox.delete.title" }, { name })}
      description={intl.formatMessage({ id: "inbox.delete.text" })}
      alert
      locked={busy}
    >
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <Button variant="outline" size="medium" disabled={busy} onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          variant="danger"
          size="medium"
          busy={busy}
          busyLabel={intl.formatMessage({ id: "inbox.deleting" })}
          onClick={() => void run(confirm)}
        >
          <FormattedMessage id="admin.delete" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
