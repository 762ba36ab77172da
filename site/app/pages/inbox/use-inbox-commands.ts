import type { RefObject } from "react";
import { updateSearchParams } from "#app/admin/search-params.ts";
import { type Entry, phonesOf } from "./entry.ts";
import type { EntryActions } from "./use-entry-actions.ts";
import { focusRow } from "./long-list.tsx";
import { type InboxCommand, useInboxKeys } from "./use-inbox-keys.ts";

interface InboxCommandOptions {
  shown: readonly Entry[] | undefined;
  /** Id of the open entry. */
  item: string | null;
  /** The open entry once it is loaded. */
  entry: Entry | undefined;
  actions: EntryActions;
  /** Contains search and list. */
  side: RefObject<HTMLElement | null>;
  replyText: RefObject<HTMLElement | null>;
  onShowKeys: () => void;
}

/** Runs the commands of the keys of the inbox; returns whether they are used, and how to change that. */
export function useInboxCommands(options: InboxCommandOptions) {
  const { shown, item, entry, actions, side, replyText, onShowKeys } = options;

  /** Opens the entry before or after the open one, and moves the focus to its row. */
  function step(by: 1 | -1) {
    const at = shown?.findIndex(({ id }) => id === item) ?? -1;
    const next = shown?.[at === -1 ? 0 : at + by];
    if (!next) return;
    updateSearchParams({ item: next.id });
    focusRow(side.current, next.id, shown);
  }

  function goBack() {
    if (item === null) return;
    focusRow(side.current, item, shown);
    updateSearchParams({ item: "" });
  }

  function call() {
    if (!entry) return;
    const [phone, ...others] = phonesOf(entry);
    // Of a number in doubt the agent chooses the reading.
    if (!phone.href || others.length > 0) return;
    location.assign(phone.href);
    if (entry.state === "new") actions.report(actions.setState(entry, "called"));
  }

  const commands: Readonly<Record<InboxCommand, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    reply: () => replyText.current?.focus(),
    call,
    done: () => entry && actions.report(actions.setState(entry, "done")),
    search: () => side.current?.querySelector("input")?.focus(),
    back: goBack,
    help: onShowKeys,
  };
  return useInboxKeys((command) => commands[command]());
}
