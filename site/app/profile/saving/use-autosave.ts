import { getRealtor, type RealtorProfile, updateRealtor } from "@realtor/api/loaning";
import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { updateOwnWebsite } from "#app/session/session-lifecycle.ts";
import { useLocalDraft } from "../draft/local-draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import type { ValidationError } from "../draft/validate-draft.ts";
import { useValidation } from "../draft/validation.ts";
import { startAutosaveTriggers } from "./autosave-triggers.ts";
import { createSaver, type Saver } from "./create-saver.ts";
import { restoreBases } from "./save-request.ts";
import type { SaveAction } from "./saver-state.ts";

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
  const store = useDraftStore();
  const validation = useValidation();
  const { http } = useAdmin();
  const onSaved = useEffectEvent(
    (response: RealtorProfile, action: SaveAction, previous: RealtorProfile) => {
      updateOwnWebsite(response);
      keepAddress(previous.desiredUrl, response.desiredUrl);
      if (action !== "save") onDone?.(action, previous);
    },
  );
  const onRefused = useEffectEvent((errors: readonly ValidationError[]) => onInvalid?.(errors));
  const [saver] = useState(() =>
    createSaver({
      store,
      validation,
      service: {
        update: (id, body, options) => updateRealtor(http, id, body, options),
        load: (id) => getRealtor(http, id, { asOwner: true }),
      },
    }),
  );
  useLocalDraft({
    getBase: () => restoreBases(store.getState().saved, saver.getState().conflicts),
    onConflict: saver.takeMerge,
  });
  useEffect(() => {
    const stop = saver.start({ onSaved, onInvalid: onRefused });
    const stopTriggers = startAutosaveTriggers(saver);
    return () => {
      stopTriggers();
      stop();
    };
  }, [saver]);
  return saver;
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
