import { useSyncExternalStore } from "react";
import { currentSession, subscribeSession } from "./session-store.ts";
import type { Session } from "./stored-session.ts";

/** The current session: null for a visitor, undefined on the server and before hydration. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(
    subscribeSession,
    currentSession,
    () => undefined,
  );
}
