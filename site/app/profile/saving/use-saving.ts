import { useEffect, useEffectEvent, useState } from "react";
import type { DraftError, DraftKind, SaveAction, StoredDocument } from "../draft/draft-kind.ts";
import { useLocalDraft } from "../draft/local-draft.ts";
import { useStoreOf } from "../draft/use-store.ts";
import { useValidation } from "../draft/validation.ts";
import { startAutosaveTriggers } from "./autosave-triggers.ts";
import { createSaver, type Saver, type SaverService } from "./create-saver.ts";
import { restoreBases } from "./save-request.ts";

interface SavingOptions<Document, Id extends string, Body> {
  service: SaverService<Document, Body>;
  onSaved: (response: Document, action: SaveAction, previous: Document) => void;
  /** The service refuses values that the user wants to publish. */
  onInvalid?: ((errors: readonly DraftError<Id>[]) => void) | undefined;
}

/**
 * Saves the draft by itself, on the service and, without connection, on this device. Needs the
 * contexts of the draft and its validation above it, and a toast region.
 */
export function useSaving<Document extends StoredDocument, Id extends string, Body>(
  kind: DraftKind<Document, Id, Body>,
  { service, ...listeners }: SavingOptions<Document, Id, Body>,
): Saver<Document, Id> {
  const store = useStoreOf(kind);
  const validation = useValidation<Id>();
  const onSaved = useEffectEvent(listeners.onSaved);
  const onInvalid = useEffectEvent((errors: readonly DraftError<Id>[]) =>
    listeners.onInvalid?.(errors),
  );
  const [saver] = useState(() => createSaver({ store, validation, service }));
  useLocalDraft(kind, {
    getBase: () => restoreBases(kind, store.getState().saved, saver.getState().conflicts),
    onConflict: saver.takeMerge,
  });
  useEffect(() => {
    const stop = saver.start({ onSaved, onInvalid });
    const stopTriggers = startAutosaveTriggers(saver);
    return () => {
      stopTriggers();
      stop();
    };
  }, [saver]);
  return saver;
}
