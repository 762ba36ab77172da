import { type SectionId, sectionIds } from "@realtor/profile/sections";
import type { Lang } from "@realtor/api/locales";
import type { Field } from "@realtor/profile/define-field";
import { fields, type ValueId } from "@realtor/profile/fields";
import { getLens, valueIds, valueOf, values } from "@realtor/profile/values";
import { photoPaths } from "@realtor/api/loaning";
import { createContext, startTransition, use, useCallback, useEffect, useState } from "react";
import { getControlId, getEntryId, getPhotoFieldId } from "../draft/control-ids.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { useEditorLanguage } from "./language/editor-language.tsx";
import { keySuffixes } from "./language/find-missing-texts.ts";
import { photoRules } from "../photos/photo-rules.ts";

/** Former names of sections, which links in mails and bookmarks have. */
const formerSections: Readonly<Record<string, SectionId>> = { basic: "name" };

interface Fragment {
  section: SectionId;
  /** Element id of a field, a photo or a list entry, or the JSON pointer of a text. */
  target?: string;
  field?: ValueId;
}

/** The section of a URL fragment, and the field if it identifies one or an entry of its list. */
export function parseFragment(hash: string): Fragment | null {
  const name = hash.replace(/^#/, "");
  if (Object.hasOwn(formerSections, name)) return { section: formerSections[name] ?? "name" };
  const section = sectionIds.find((item) => item === name);
  if (section) return { section };
  if (name.startsWith("/additionalSections/")) return { section: "extra", target: name };
  const path = photoPaths.find((each) => getPhotoFieldId(each) === name);
  if (path) return { section: values[photoRules[path].field].section, target: name };
  const list = name.replace(/-\d+$/, "");
  const field = valueIds.find((item) => [name, list].includes(getControlId(item)));
  return field ? { section: values[field].section, target: name, field } : null;
}

/** The language that the form must be in to show a value; undefined if it shows the value in each. */
export function formLanguageOf(id: ValueId): Lang | undefined {
  const { field, lang } = values[id];
  const { english }: Field = fields[field];
  return english && lang === "en" ? undefined : lang;
}

/** `index` is that of a list entry, from 0. */
type OpenField = (field: ValueId, index?: number) => void;

export const OpenFieldContext = createContext<OpenField>(() => undefined);

/** Opens the section of a field and focuses the field. */
export function useOpenField(): OpenField {
  return use(OpenFieldContext);
}

/** Where the user is, and has come from by a link. */
export interface Place {
  section: SectionId;
  /** Element id, or JSON pointer of a text, that gets the focus. */
  target?: string;
  /** What had the focus before. */
  from?: Element | null;
}

/**
 * The open section, stored in the URL fragment: links and browser history navigate between
 * sections. A fragment that identifies a field or a list entry also focuses it, in the language of the
 * field. The section before stays until this one is loaded.
 */
export function useSection(onMove: () => void) {
  const { lang, langs, setLang } = useEditorLanguage();
  const store = useDraftStore();
  const [place, setPlace] = useState<Place>(() => ({
    section: parseFragment(location.hash)?.section ?? "name",
  }));
  useEffect(() => {
    const applyHash = () => {
      const fragment = parseFragment(location.hash);
      if (!fragment) return;
      const { section, target = "section-title", field } = fragment;
      const fieldLang = field && formLanguageOf(field);
      onMove();
      // A second link to the same field must change the fragment.
      if (fragment.target) history.replaceState(history.state, "", `#${section}`);
      startTransition(() => {
        setPlace({ section, target, from: document.activeElement });
        if (fieldLang) setLang(fieldLang);
      });
    };
    if (location.hash) applyHash();
    addEventListener("hashchange", applyHash);
    return () => removeEventListener("hashchange", applyHash);
  }, [onMove, setLang]);

  const openTarget = useCallback((target: string) => {
    const hash = `#${target}`;
    // The browser fires no event for an unchanged fragment.
    if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = hash;
  }, []);

  const openField = useCallback<OpenField>(
    (requested, index) => {
      const requestedLang = formLanguageOf(requested);
      const isEmpty = getLens(requested).get(store.getDraft()) === "";
      // No field of a language that the website does not have, unless its text is the reason.
      const isElsewhere = requestedLang && isEmpty && !langs.includes(requestedLang);
      const field = isElsewhere ? valueOf(values[requested].field, lang) : requested;
      const id = getControlId(field);
      openTarget(index === undefined ? id : getEntryId(id, index));
    },
    [lang, langs, store, openTarget],
  );
  return { place, openField, openTarget };
}

/** Focuses the target of a place, which must be rendered. */
export function useFocusAt(place: Place): void {
  useEffect(() => {
    if (place.target !== undefined) focusAfterRender(place.target, place.from);
  }, [place]);
}

/**
 * Waits until the section is painted. Keeps the focus if the user has moved it to another field
 * meanwhile.
 */
function focusAfterRender(id: string, previous: Element | null | undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const current = document.activeElement;
      if (current !== previous && current?.matches("input, textarea, select")) return;
      const element = id.startsWith("/") ? findTextControl(id) : document.getElementById(id);
      // A link to a list entry focuses its first field; to a photo, its row in the grid.
      const entry = element?.matches("li") ? element : null;
      const target =
        entry?.querySelector<HTMLElement>("input, textarea") ??
        element?.closest<HTMLElement>("[role=row]") ??
        element;
      target?.focus();
      target?.scrollIntoView({ block: "nearest" });
    });
  });
}

/** The field of a text of an additional section, in the language that the form shows. */
function findTextControl(pointer: string): HTMLElement | undefined {
  const names = [pointer, ...Object.values(keySuffixes).map((suffix) => pointer + suffix)];
  return names.flatMap((name) => [...document.getElementsByName(name)])[0];
}
