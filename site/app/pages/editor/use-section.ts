import { useCallback, useEffect, useState } from "react";
import type { FieldId, SectionId } from "./fields/editor-fields.ts";
import { getControlId, getEntryId, parseFragment } from "./fields/field-fragments.ts";

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
