import { useEffect } from "react";
import { postToEditor } from "./use-preview-draft.ts";

/**
 * Disables links and form submission in the preview and reports clicks to the editor. Form fields
 * keep working, so that their states can be checked.
 */
export function useSectionPicker(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest("a, button[type=submit]")) event.preventDefault();
      if (event.target.closest("input, textarea, select, summary")) return;
      postToEditor({ type: "preview.picked", anchor: getAnchor(event.target) });
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("click", onClick, { capture: true });
    addEventListener("submit", onSubmit, { capture: true });
    return () => {
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("submit", onSubmit, { capture: true });
    };
  }, []);
}

/** The id of the nearest section, or of its heading. */
function getAnchor(element: Element): string {
  const section = element.closest("section, footer, header");
  if (!section) return "top";
  return section.id || (section.getAttribute("aria-labelledby") ?? "top");
}
