import type { ContactState } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { failureText } from "#app/admin/failure-text.ts";
import type { Entry } from "./entry.ts";
import type { ChangeEntry } from "./use-open-entry.ts";

/** Changes that say what happened in a toast with Undo. They reject with the mailbox's `ApiError`. */
export interface EntryActions {
  setState: (entry: Entry, state: ContactState) => Promise<void>;
  setSpam: (entry: Entry, spam: boolean) => Promise<void>;
  setDoNotContact: (entry: Entry, doNotContact: boolean) => Promise<void>;
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
    const action = { label: formatMessage({ id: "inbox.undo" }), onPress: () => report(undo()) };
    toast({ text, action });
  }

  return {
    report,
    async setState({ id, state: before }, state) {
      if (state === before) return;
      await change(id, { state });
      const name = formatMessage({ id: `inbox.state.${state}` });
      say(formatMessage({ id: "inbox.state.changed" }, { state: name }), () =>
        change(id, { state: before }),
      );
    },
    async setSpam({ id }, spam) {
      await change(id, { spam });
      say(formatMessage({ id: spam ? "inbox.spam.moved" : "inbox.spam.freed" }), () =>
        change(id, { spam: !spam }),
      );
    },
    async setDoNotContact({ id }, doNotContact) {
      await change(id, { doNotContact });
      const text = doNotContact ? "inbox.doNotContact.marked" : "inbox.doNotContact.lifted";
      say(formatMessage({ id: text }), () => change(id, { doNotContact: !doNotContact }));
    },
  };
}
