import type { ValueId } from "@realtor/profile/fields";
import { dateFigures } from "@realtor/profile/figures";
import { getLens, values } from "@realtor/profile/values";
import type { Lens } from "@realtor/profile/wire";
import { htmlLang } from "@realtor/api/locales";
import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";
import { useStore } from "zustand";
import { useAddress } from "#app/page-root.tsx";
import type { DraftStore, EditorState } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import { toLocalDate } from "./local-date.ts";
import { profileKind } from "./profile-kind.ts";
import { useDeferredSelector, useLens, useStoreOf } from "./use-store.ts";

export type ProfileStore = DraftStore<RealtorProfile, ValueId, RealtorProfileUpdate>;

/** The draft store of the profile. Throws outside its editor. */
export function useDraftStore(): ProfileStore {
  return useStoreOf(profileKind);
}

/** Selects from the editor state; re-renders only when the selected value changes. */
export function useEditorState<Selected>(
  select: (state: EditorState<RealtorProfile>) => Selected,
): Selected {
  return useStore(useDraftStore(), select);
}

/** The current draft. Re-renders on every change. */
export function useDraft(): Draft {
  return useEditorState(({ history }) => history.present);
}

/** The draft, updated in a transition. */
export function useDeferredDraft(): Draft {
  return useDeferredSelector(identity);
}

const identity = (draft: Draft) => draft;

/** The value of a field, updated in a transition. */
export function useDeferredField<Id extends ValueId>(field: Id): ValueOf<Id> {
  // The lens belongs to this field.
  return useDeferredSelector(getLens(field).get) as ValueOf<Id>;
}

type ValueOf<Id extends ValueId> = ReturnType<(typeof values)[Id]["get"]>;

/** The value of a field and its setter. */
export function useField<Id extends ValueId>(
  field: Id,
): [ValueOf<Id>, (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => void] {
  // The lens belongs to this field.
  return useLens(getLens(field) as Lens<ValueOf<Id>>, field, dateFiguresToday);
}

function dateFiguresToday(before: Draft, after: Draft): Draft {
  return dateFigures(before, after, toLocalDate(new Date()));
}

/** The agent's name in the editor's language, else in another one; may be empty. */
export function useDisplayName(): string {
  const { locale } = useAddress();
  const ko = useDeferredField("nameKr");
  const en = useDeferredField("nameEn");
  const ja = useDeferredField("nameJa");
  return { ko, en, ja }[htmlLang(locale)] || ko || en || ja;
}
