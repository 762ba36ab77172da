import { createStoredValue } from "#app/data/stored-value.ts";
import {
  deleteSession,
  readSession,
  type Session,
  storageKeys,
  writeSession,
} from "./stored-session.ts";

const stored = createStoredValue(storageKeys, () => readSession(localStorage));

/** Calls back when the session changes in any tab. Returns an unsubscribe function. */
export const subscribeSession = stored.subscribe;

/** The current session, or null for a visitor; the same object until it changes. */
export const currentSession = stored.read;

/** Replaces the stored session. */
export function storeSession(session: Session): void {
  writeSession(localStorage, session);
  stored.notifyChanged();
}

/** Removes the session from storage, which signs out every tab. */
export function clearSession(): void {
  deleteSession(localStorage);
  stored.notifyChanged();
}
