import { useCallback, useEffect, useState } from "react";
import type { FieldId, SectionId } from "./fields/editor-fields.ts";
import { controlId, entryId, readFragment } from "./fields/field-links.ts";

/**
 * The section that is open, kept in the fragment of the address: links lead to it, back and forward
 * move between them. A fragment that names a field, or an entry of a list, opens its section and puts
 * the focus there.
 */
export function useSection(onMove: () => void) {
  const [section, setSection] = useState<SectionId>(
    () => readFragment(location.hash)?.section ?? "basic",
  );
  useEffect(() => {
    const follow = () => {
      const named = readFragment(location.hash);
      if (!named) return;
      setSection(named.section);
      onMove();
      focusSoon(named.target ?? "section-title");
    };
    if (location.hash) follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [onMove]);

  const openField = useCallback((field: FieldId, place?: number) => {
    const id = controlId(field);
    const hash = `#${place === undefined ? id : entryId(id, place)}`;
    // The same fragment again is no change that the browser tells of.
    if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = hash;
  }, []);
  return { section, openField };
}

/** When the section is on the screen. Who went to a field of it meanwhile stays there. */
function focusSoon(id: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== before && now?.matches("input, textarea, select")) return;
      const named = document.getElementById(id);
      // Who goes to an entry of a list is at its first field.
      const entry = named?.matches("li") ? named : null;
      const target = entry?.querySelector<HTMLElement>("input, textarea") ?? named;
      target?.focus();
      target?.scrollIntoView({ block: "nearest" });
    });
  });
}
