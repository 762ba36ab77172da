import { getLocalStorage, type KeyedStorage, type LocalKey } from "#app/data/browser-storage.ts";
import type { ValueId } from "@realtor/profile/fields";
import type { TextValueId } from "@realtor/profile/values";
import { canTranslate, translateText } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { useMemo, useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";

interface SourceText {
  text: string;
  source: Lang;
  target: Lang;
}

/**
 * The machine translation of a text that has not become its text yet, and how to get one. `isOffered` is
 * whether a translation provider is configured. A translation that arrives after the agent wrote the text
 * is discarded.
 */
export function useTranslation(field: TextValueId, isMissing: () => boolean) {
  const { http } = useAdmin();
  const realtorId = useEditorState(({ stored }) => stored.id);
  const drafts = useMemo(() => createTranslationDrafts(realtorId), [realtorId]);
  const [draft, setDraft] = useState(() => drafts.read(field));
  const { busy, failure, run } = useAction();
  const isOffered = useCanTranslate();
  const change = (text: string | null) => {
    drafts.write(field, text);
    setDraft(text);
  };
  return {
    draft,
    change,
    isOffered,
    busy,
    failure,
    translate: ({ text, ...langs }: SourceText) =>
      run(async () => {
        const translated = await translateText(http, text, langs);
        if (isMissing()) change(translated);
      }),
  };
}

/** Whether a translation provider is configured. */
export function useCanTranslate(): boolean {
  const { http } = useAdmin();
  const { data = false } = useSWR("translations", () => canTranslate(http), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return data;
}

/** Machine translations that the agent has not read yet, of one website. */
interface TranslationDrafts {
  read: (field: ValueId) => string | null;
  /** Null removes the draft. Without storage it is lost with the page. */
  write: (field: ValueId, text: string | null) => void;
}

/** Drafts in localStorage, so that they survive a reload. */
export function createTranslationDrafts(
  realtorId: string,
  getStorage: () => KeyedStorage<LocalKey> = getLocalStorage,
): TranslationDrafts {
  const getKey = (field: ValueId) => `editor.translation.${realtorId}.${field}` as const;
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
