import {
  clearSession,
  readSession,
  type Session,
  storageKeys,
  writeSession,
} from "./stored-session.ts";

const listeners = new Set<() => void>();

/** Undefined until the storage was read; read anew when this tab or another one changed it. */
let held: Session | null | undefined;

function changed(): void {
  held = undefined;
  for (const listener of listeners) listener();
}

/** Another tab signed in or out; a null key means that it emptied the whole storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || storageKeys.some((known) => known === key)) changed();
}

/** A page that comes back from the back-forward cache has heard of nothing. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changed();
}

/** Calls back when somebody signs in or out, in this tab or another. Answers how to stop. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    held = undefined;
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Who is signed in, null for a visitor: the same object until something changed. */
export function currentSession(): Session | null {
  if (listeners.size === 0) return readSession(localStorage);
  if (held === undefined) held = readSession(localStorage);
  return held;
}

/** Stores a session in place of any other. */
export function keepSession(session: Session): void {
  writeSession(localStorage, session);
  changed();
}

/** Forgets the session, in every tab (SPEC section 9: all four keys). */
export function forgetSession(): void {
  clearSession(localStorage);
  changed();
}
