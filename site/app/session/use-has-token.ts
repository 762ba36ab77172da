import { getLocalStorage } from "#app/data/browser-storage.ts";
import { useHydrated } from "@realtor/ui/use-hydrated";

/**
 * Whether an access token is stored; false on the server and during hydration. Public pages load the parts
 * for signed-in users only then, so this module imports nothing of the session.
 */
export function useHasToken(): boolean {
  return useHydrated() && getLocalStorage().getItem("accessToken") !== null;
}
