/** Set while the browser loads the list: a new document, which shows the confirmation. */
const storageKey = "websiteDeleted";

/** Remembers in this tab that a website was deleted, for the next screen. */
export function announceDeletion(): void {
  sessionStorage.setItem(storageKey, "Y");
}

/** Whether a website was deleted on the screen before; true once. */
export function takeDeletion(): boolean {
  const isDeleted = sessionStorage.getItem(storageKey) !== null;
  sessionStorage.removeItem(storageKey);
  return isDeleted;
}
