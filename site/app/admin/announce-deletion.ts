import { getSessionStorage } from "#app/data/browser-storage.ts";

/** Set while the browser loads the list: a new document, which shows the confirmation. */
const storageKey = "websiteDeleted";

/** Remembers in this tab that a website was deleted, for the next screen. */
export function announceDeletion(): void {
  getSessionStorage().setItem(storageKey, "Y");
}

/** Whether a website was deleted on the screen before; true once. */
export function takeDeletion(): boolean {
  const isDeleted = getSessionStorage().getItem(storageKey) !== null;
  getSessionStorage().removeItem(storageKey);
  return isDeleted;
}
