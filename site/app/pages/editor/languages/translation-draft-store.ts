import type { FieldId } from "#app/profile-editor/fields/profile-fields.ts";

/** Machine translations that the agent has not read yet, of one homepage. */
export interface TranslationDrafts {
  read: (field: FieldId) => string | null;
  /** Null removes the draft. Without storage it is lost with the page. */
  write: (field: FieldId, text: string | null) => void;
}

/** Drafts in localStorage, so that they survive a reload. */
export function createTranslationDrafts(
  realtorId: string,
  getStorage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> = () => localStorage,
): TranslationDrafts {
  const getKey = (field: FieldId) => `editor.translation.${realtorId}.${field}`;
  return {
    read(field) {
      try {
        return getStorage().getItem(getKey(field));
      } catch {
        return null;
      }
    },
    write(field, text) {
      try {
        if (text === null) getStorage().removeItem(getKey(field));
        else getStorage().setItem(getKey(field), text);
      } catch {
        // The storage is full or blocked: the draft remains in the form.
      }
    },
  };
}
