import type { ValueId } from "@realtor/profile/fields";
import { ApiError } from "@realtor/api/http";
import type { RealtorProfile } from "@realtor/api/loaning";
import { dequal } from "dequal/lite";
import { createStore, type StoreApi } from "zustand";
import { whenIdle } from "#app/hydration/when-idle.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { diffDrafts, type Draft } from "../draft/draft.ts";
import type { DraftError, SaveAction, StoredDocument } from "../draft/draft-kind.ts";
import { comparisonOf, type MergeOf } from "../draft/merge-values.ts";
import type { Validation } from "../draft/validation.ts";
import { getServerErrors, withoutFields } from "./save-request.ts";
import { type Activity, initialSaverState, type SaverState } from "./saver-state.ts";

/** The service, as far as saving needs it. */
export interface SaverService<Document, Body> {
  update: (id: string, body: Body, options: { keepalive: boolean }) => Promise<Document>;
  /** The current state, including its draft. */
  load: (id: string) => Promise<Document>;
}

interface SaverOptions<Document extends StoredDocument, Id extends string, Body> {
  store: DraftStore<Document, Id, Body>;
  validation: Pick<Validation<Id>, "check" | "checkLoaded" | "addServerErrors">;
  service: SaverService<Document, Body>;
  now?: () => number;
}

interface SaverListeners<Document, Id extends string> {
  onSaved: (response: Document, action: SaveAction, previous: Document) => void;
  /** The service refuses values of an action of the user. */
  onInvalid: (errors: readonly DraftError<Id>[]) => void;
}

/** Saves the draft of an editor: by itself after changes, and when the user publishes. */
export interface Saver<Document = RealtorProfile, Id extends string = ValueId> extends Omit<
  StoreApi<SaverState<Id>>,
  "setState"
> {
  /** Saves what is valid and not saved yet. Resolves with false if that is not possible now. */
  flush: () => Promise<boolean>;
  /** Publishes or unpublishes. Resolves with true on success. */
  run: (action: SaveAction) => Promise<boolean>;
  /** Repeats what waits for the connection or the session, at once. */
  resume: () => void;
  /** Saves after each change. Returns a function that stops it. */
  start: (listeners: SaverListeners<Document, Id>) => () => void;
  /** Takes a merge with the user's values. Its conflicts are not saved until the user has chosen. */
  takeMerge: (base: Draft, merge: MergeOf<Id>, mineAt: number) => void;
  /** Ends all conflicts: the given fields keep the user's value, the others the saved one. */
  settleConflicts: (mine: ReadonlySet<Id>) => void;
}

/** ms between the last change and the save. */
export const saveDelayMs = 800;
const firstRetryMs = 1000;
const maxRetryMs = 30_000;
/** Browsers limit the bodies of all such requests to 64 KB. */
const maxKeepaliveBytes = 48 * 1024;

export function createSaver<Document extends StoredDocument, Id extends string, Body>(
  options: SaverOptions<Document, Id, Body>,
): Saver<Document, Id> {
  const { store, validation, service, now = Date.now } = options;
  const { kind } = store;
  const { getChangedFields, mergeDrafts, resolveConflicts } = comparisonOf(kind);
  const { setState, ...state } = createStore<SaverState<Id>>(() => initialSaverState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  let listeners: SaverListeners<Document, Id> | null = null;
  let running: Promise<boolean> | null = null;
  let lastDraft = store.getDraft();
  /** When each unsaved field was changed. */
  const changedAt = new Map<Id, number>();

  const setActivity = (activity: Activity) => setState({ activity });

  /** One request at a time. */
  function perform(action: SaveAction): Promise<boolean> {
    if (running) return running.then(() => perform(action));
    const { activity } = state.getState();
    // What waits to be published contains the change.
    if (action === "save" && activity.kind === "waiting" && activity.action !== "save")
      return Promise.resolve(false);
    clearTimeout(timer);
    running = attempt(action).finally(() => {
      running = null;
    });
    return running;
  }

  async function attempt(action: SaveAction): Promise<boolean> {
    if (action === "save" && isSame(store.getState().saved, store.getDraft()))
      return endUnchanged();
    // Without an await once the rules are loaded: the page may be closing.
    const errors = validation.checkLoaded() ?? (await loadErrors());
    if (!errors) return waitAndRepeat(action);
    const { stored, saved } = store.getState();
    const held = new Set([
      ...errors.map(({ field }) => field),
      ...state.getState().conflicts.map(({ field }) => field),
    ]);
    const draft = store.getDraft();
    recordChanges(draft);
    const sent = withoutFields(kind, { draft, saved, fields: held });
    if (action === "save" && isSame(saved, sent)) return endUnchanged();
    setActivity({ kind: "saving", action });
    const body = kind.toBody(action, stored, sent);
    const keepalive = new Blob([JSON.stringify(body)]).size <= maxKeepaliveBytes;
    try {
      const response = await service.update(stored.id, body, { keepalive });
      store.setStored(response, sent);
      retries = 0;
      setState({
        activity: { kind: "idle" },
        ...(action === "publish" && { publishedAt: now() }),
      });
      listeners?.onSaved(response, action, stored);
      return true;
    } catch (error) {
      return handleFailure(error, action, { sent, held });
    }
  }

  function endUnchanged(): boolean {
    retries = 0;
    const { activity } = state.getState();
    const isDone = activity.kind !== "failed" || activity.action === "save";
    if (isDone && activity.kind !== "idle") setActivity({ kind: "idle" });
    return true;
  }

  /** Undefined if the rules cannot be loaded now. */
  function loadErrors() {
    return validation.check().catch(() => undefined);
  }

  async function handleFailure(
    error: unknown,
    action: SaveAction,
    { sent, held }: { sent: Draft; held: ReadonlySet<Id> },
  ): Promise<boolean> {
    if (!(error instanceof ApiError)) return fail(error, action);
    if (error.code === kind.staleCode) return mergeCurrent(action);
    if (isTemporary(error, action)) return waitAndRepeat(action, error);
    const serverErrors = getServerErrors(kind, error, sent);
    if (serverErrors.length > 0) validation.addServerErrors(serverErrors);
    if (action !== "save") {
      if (serverErrors.length > 0) listeners?.onInvalid(serverErrors);
      return fail(error, action);
    }
    // Saves the other fields.
    const isNew = serverErrors.some(({ field }) => !held.has(field));
    return isNew ? attempt("save") : fail(error, action);
  }

  function fail(error: unknown, action: SaveAction): boolean {
    setActivity({ kind: "failed", action, error });
    return false;
  }

  function waitAndRepeat(action: SaveAction, error?: ApiError): boolean {
    setActivity({ kind: "waiting", action });
    // The session returns when the user has signed in again.
    if (error?.status === 401) return false;
    const pause = Math.min(maxRetryMs, firstRetryMs * 2 ** retries);
    retries += 1;
    const pauseMs = error?.retryAfter === undefined ? pause : error.retryAfter * 1000;
    // The editor is closed: what is not saved is on this device.
    if (listeners) timer = setTimeout(resume, pauseMs);
    return false;
  }

  /** Another device has saved: merges field by field and saves again. */
  async function mergeCurrent(action: SaveAction): Promise<boolean> {
    const { stored, saved } = store.getState();
    let current: Document;
    try {
      current = await service.load(stored.id);
    } catch (error) {
      if (error instanceof ApiError && isTemporary(error, "save"))
        return waitAndRepeat(action, error);
      return fail(error, action);
    }
    const merge = mergeDrafts(saved, store.getDraft(), kind.toDraft(current));
    addConflicts(saved, merge, (field) => changedAt.get(field) ?? now());
    store.setStored(current, saved);
    if (action !== "save" && merge.conflicts.length > 0) {
      setActivity({ kind: "idle" });
      return false;
    }
    return attempt(action);
  }

  function addConflicts(base: Draft, { conflicts }: MergeOf<Id>, getTime: (field: Id) => number) {
    const known = state.getState().conflicts;
    const added = conflicts
      .filter(({ field }) => !known.some((one) => one.field === field))
      .map(({ field }) => ({ field, base: kind.lens(field).get(base), mineAt: getTime(field) }));
    if (added.length > 0) setState({ conflicts: [...known, ...added] });
  }

  function recordChanges(draft: Draft) {
    for (const field of getChangedFields(lastDraft, draft)) changedAt.set(field, now());
    lastDraft = draft;
  }

  /** A conflict ends when both values are equal, for example after undo. */
  function dropEqualConflicts() {
    const { conflicts } = state.getState();
    if (conflicts.length === 0) return;
    const { saved, history } = store.getState();
    const open = conflicts.filter(({ field }) => {
      const { get } = kind.lens(field);
      return !dequal(get(history.present), get(saved));
    });
    if (open.length < conflicts.length) setState({ conflicts: open });
  }

  function schedule() {
    dropEqualConflicts();
    // The save that waits takes the latest state.
    if (state.getState().activity.kind === "waiting") return;
    clearTimeout(timer);
    timer = setTimeout(() => void perform("save"), saveDelayMs);
  }

  function resume() {
    const { activity } = state.getState();
    if (activity.kind === "waiting") void perform(activity.action);
  }

  return {
    ...state,
    async flush() {
      if (state.getState().activity.kind === "waiting") return false;
      return perform("save");
    },
    run: perform,
    resume,
    start(startListeners) {
      listeners = startListeners;
      // The connection may be lost before the first save.
      whenIdle(() => void loadErrors());
      let { present } = store.getState().history;
      const unsubscribe = store.subscribe(({ history }) => {
        if (history.present === present) return;
        present = history.present;
        schedule();
      });
      return () => {
        unsubscribe();
        clearTimeout(timer);
        listeners = null;
      };
    },
    takeMerge(base, merge, mineAt) {
      addConflicts(base, merge, () => mineAt);
      store.change(() =>
        resolveConflicts(merge, new Set(merge.conflicts.map(({ field }) => field))),
      );
    },
    settleConflicts(mine) {
      const { conflicts } = state.getState();
      const { saved } = store.getState();
      const theirs = conflicts.map(({ field }) => field).filter((field) => !mine.has(field));
      setState({ conflicts: [] });
      if (theirs.length > 0)
        store.change((draft) => withoutFields(kind, { draft, saved, fields: theirs }));
      void perform("save");
    },
  };
}

function isSame(saved: Draft, sent: Draft): boolean {
  return saved === sent || Object.keys(diffDrafts(saved, sent)).length === 0;
}

/** Whether the same request can succeed later. A person repeats a publication that an error ended. */
function isTemporary({ reachable, status }: ApiError, action: SaveAction): boolean {
  if (!reachable || status === 401) return true;
  return action === "save" && (status >= 500 || status === 429 || status === 408);
}
