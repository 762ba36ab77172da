import { useSyncExternalStore } from "react";
import { currentSession, subscribeSession } from "./session-store.ts";
import type { Session } from "./stored-session.ts";

/** Who is signed in: null for a visitor, undefined on the server and until the page is awake. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(
    subscribeSession,
    currentSession,
    () => undefined,
  );
}
