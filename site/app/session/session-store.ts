import { createStoredValue } from "#app/data/stored-value.ts";
import {
  clearSession,
  readSession,
  type Session,
  storageKeys,
  writeSession,
} from "./stored-session.ts";

const stored = createStoredValue(storageKeys, () => readSession(localStorage));

/** Calls back when somebody signs in or out, in this tab or another. Answers how to stop. */
export const subscribeSession = stored.subscribe;

/** Who is signed in, null for a visitor: the same object until something changed. */
export const currentSession = stored.read;

/** Stores a session in place of any other. */
export function keepSession(session: Session): void {
  writeSession(localStorage, session);
  stored.changed();
}

/** Forgets the session, in every tab (SPEC section 9: all four keys). */
export function forgetSession(): void {
  clearSession(localStorage);
  stored.changed();
}
