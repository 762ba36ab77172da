import { getRealtor, type RealtorProfile, updateRealtor } from "@realtor/api/loaning";
import { createContext, use } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { updateOwnWebsite } from "#app/session/session-lifecycle.ts";
import type { SaveAction } from "../draft/draft-kind.ts";
import { profileKind } from "../draft/profile-kind.ts";
import type { ValidationError } from "../draft/validate-draft.ts";
import type { Saver } from "./create-saver.ts";
import { useSaving } from "./use-saving.ts";

interface AutosaveOptions {
  /** An action of the user succeeded; automatic saves are silent. */
  onDone?: (action: Exclude<SaveAction, "save">, previous: RealtorProfile) => void;
  /** The service refuses values that the user wants to publish. */
  onInvalid?: (errors: readonly ValidationError[]) => void;
}

/**
 * Saves the draft by itself, on the service and, without connection, on this device. Needs the
 * contexts of the draft, its validation and the signed-in user above it, and a toast region; provide
 * the result in a `SaverContext`. See docs/spec/profile.md#saving.
 */
export function useAutosave({ onDone, onInvalid }: AutosaveOptions = {}): Saver {
  const { http } = useAdmin();
  return useSaving(profileKind, {
    service: {
      update: (id, body, options) => updateRealtor(http, id, body, options),
      load: (id) => getRealtor(http, id, { asOwner: true }),
    },
    onSaved(response, action, previous) {
      updateOwnWebsite(response);
      keepAddress(previous.desiredUrl, response.desiredUrl);
      if (action !== "save") onDone?.(action, previous);
    },
    onInvalid,
  });
}

/** The address of the editor contains that of the website, which a save can change. */
function keepAddress(previous: string, current: string): void {
  if (previous === current) return;
  const path = location.pathname.replace(`/${previous}/`, `/${current}/`);
  history.replaceState(history.state, "", path + location.search + location.hash);
}

export const SaverContext = createContext<Saver | null>(null);

/** The saver of the draft. Throws outside the editor. */
export function useSaver(): Saver {
  const saver = use(SaverContext);
  if (!saver)
    throw new Error("useSaver needs a SaverContext above it: provide the result of useAutosave.");
  return saver;
}
