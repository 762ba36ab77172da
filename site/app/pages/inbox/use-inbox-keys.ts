import { getLocalStorage } from "#app/data/browser-storage.ts";
import { useEffect, useRef, useState } from "react";

/** What a key does, by key; `Enter` and the arrow keys are those of the list itself. */
export const inboxKeys = {
  j: "next",
  k: "previous",
  r: "reply",
  c: "call",
  e: "done",
  "/": "search",
  u: "back",
  "?": "help",
} as const satisfies Record<string, string>;

export type InboxCommand = (typeof inboxKeys)[keyof typeof inboxKeys];

/** Where letters are text, or choose an item. */
const takesLetters =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-haspopup="listbox"]';

/** The command of a key; undefined while typing, in a dialog or menu, and with a modifier key. */
export function commandOf(event: KeyboardEvent): InboxCommand | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target instanceof Element && event.target.closest(takesLetters)) return undefined;
  return Object.hasOwn(inboxKeys, event.key)
    ? inboxKeys[event.key as keyof typeof inboxKeys] // an own key
    : undefined;
}

const storageKey = "inbox-keys";

/** Runs the commands of the keys, which can be turned off (WCAG 2.1.4). The setting is kept in the browser. */
export function useInboxKeys(run: (command: InboxCommand) => void) {
  const [enabled, setEnabled] = useState(() => readSetting() !== "off");
  const callback = useRef(run);
  useEffect(() => {
    callback.current = run;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined) return;
      // The list would look for a row that begins with the letter.
      event.preventDefault();
      event.stopPropagation();
      callback.current(command);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [enabled]);

  return {
    enabled,
    setEnabled(next: boolean) {
      setEnabled(next);
      try {
        getLocalStorage().setItem(storageKey, next ? "on" : "off");
      } catch {
        // Without storage the setting lasts until the page is left.
      }
    },
  };
}

function readSetting(): string | null {
  try {
    return getLocalStorage().getItem(storageKey);
  } catch {
    return null;
  }
}
