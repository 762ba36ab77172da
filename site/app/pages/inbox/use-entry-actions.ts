import type { ContactState } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { failureText } from "#app/admin/failure-text.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { Entry } from "./entry.ts";
import { stateMessages } from "./inbox-messages.ts";
import type { ChangeEntry } from "./use-open-entry.ts";

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
  stateChanged: {
    id: "inbox.state.changed",
    defaultMessage: "Status: {state}",
    description: "Message after the status of a request changed; {state} is the new one.",
  },
  undo: {
    id: "inbox.undo",
    defaultMessage: "Undo",
    description: "Button that reverts the new status or the spam mark of a request.",
  },
});

/** Changes that say what happened in a toast with Undo. They reject with the mailbox's `ApiError`. */
export interface EntryActions {
  setState: (entry: Entry, state: ContactState) => Promise<void>;
  setSpam: (entry: Entry, spam: boolean) => Promise<void>;
  /** Runs an action of a place that has no room for an error: a failure becomes a toast. */
  report: (action: Promise<unknown>) => void;
}

export function useEntryActions(change: ChangeEntry): EntryActions {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();

  function report(action: Promise<unknown>) {
    action.catch((error: unknown) => toast({ text: failureText(error, intl), severity: "error" }));
  }

  function say(text: string, undo: () => Promise<unknown>) {
    const action = { label: formatMessage(messages.undo), onPress: () => report(undo()) };
    toast({ text, action });
  }

  return {
    report,
    async setState({ id, state: before }, state) {
      if (state === before) return;
      await change(id, { state });
      const name = formatMessage(stateMessages[state]);
      say(formatMessage(messages.stateChanged, { state: name }), () =>
        change(id, { state: before }),
      );
    },
    async setSpam({ id }, spam) {
      await change(id, { spam });
      say(formatMessage(spam ? messages.spamMoved : messages.spamFreed), () =>
        change(id, { spam: !spam }),
      );
    },
  };
}
