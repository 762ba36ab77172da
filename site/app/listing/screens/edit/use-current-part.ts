import { type RefObject, useEffect, useState } from "react";
import { partElementId } from "../../form/part.tsx";
import { type PartId, parts } from "../../form/parts.ts";

/** The part of the form that has the focus or was opened by a link; the first one before. */
export function useCurrentPart(form: RefObject<HTMLElement | null>): PartId {
  const [current, setCurrent] = useState<PartId>("address");
  useEffect(() => {
    const element = form.current;
    const find = (id: string) => parts.find((part) => partElementId(part) === id);
    const onFocus = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest("section[id]") : null;
      const part = find(section?.id ?? "");
      if (part) setCurrent(part);
    };
    const onHash = () => {
      const part = find(location.hash.slice(1));
      if (!part) return;
      setCurrent(part);
      document.getElementById(partElementId(part))?.focus();
    };
    // A link from another screen opens a part.
    onHash();
    element?.addEventListener("focusin", onFocus);
    addEventListener("hashchange", onHash);
    return () => {
      element?.removeEventListener("focusin", onFocus);
      removeEventListener("hashchange", onHash);
    };
  }, [form]);
  return current;
}
