import { createContext, use, useCallback, useEffect, useState } from "react";
import { type SectionId, sectionIds } from "../draft/define-field.ts";
import { type FieldId, fieldIds, fields } from "../draft/editor-fields.ts";

/** The element id of a field, used in URL fragments. */
export function getControlId(field: FieldId): string {
  return `field-${field}`;
}

/** The element id of a list entry; `index` starts at 0. */
export function getEntryId(list: string, index: number): string {
  return `${list}-${index + 1}`;
}

/** The section of a URL fragment, and the element id if it identifies a field or a list entry. */
function parseFragment(hash: string): { section: SectionId; target?: string } | null {
  const name = hash.replace(/^#/, "");
  const section = sectionIds.find((item) => item === name);
  if (section) return { section };
  const list = name.replace(/-\d+$/, "");
  const field = fieldIds.find((item) => [name, list].includes(getControlId(item)));
  return field ? { section: fields[field].section, target: name } : null;
}

/** `index` is that of a list entry, from 0. */
type OpenField = (field: FieldId, index?: number) => void;

export const OpenFieldContext = createContext<OpenField>(() => undefined);

/** Opens the section of a field and focuses the field. */
export function useOpenField(): OpenField {
  return use(OpenFieldContext);
}

/**
 * The open section, stored in the URL fragment: links and browser history navigate between
 * sections. A fragment that identifies a field or a list entry also focuses it.
 */
export function useSection(onMove: () => void) {
  const [section, setSection] = useState<SectionId>(
    () => parseFragment(location.hash)?.section ?? "basic",
  );
  useEffect(() => {
    const applyHash = () => {
      const fragment = parseFragment(location.hash);
      if (!fragment) return;
      setSection(fragment.section);
      onMove();
      focusAfterRender(fragment.target ?? "section-title");
    };
    if (location.hash) applyHash();
    addEventListener("hashchange", applyHash);
    return () => removeEventListener("hashchange", applyHash);
  }, [onMove]);

  const openField = useCallback((field: FieldId, index?: number) => {
    const id = getControlId(field);
    const hash = `#${index === undefined ? id : getEntryId(id, index)}`;
    // The browser fires no event for an unchanged fragment.
    if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = hash;
  }, []);
  return { section, openField };
}

/**
 * Waits until the section is rendered. Keeps the focus if the user has moved it to another field
 * meanwhile.
 */
function focusAfterRender(id: string): void {
  const previous = document.activeElement;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const current = document.activeElement;
      if (current !== previous && current?.matches("input, textarea, select")) return;
      const element = document.getElementById(id);
      // A link to a list entry focuses its first field.
      const entry = element?.matches("li") ? element : null;
      const target = entry?.querySelector<HTMLElement>("input, textarea") ?? element;
      target?.focus();
      target?.scrollIntoView({ block: "nearest" });
    });
  });
}
