import { useEffect } from "react";
import { tellEditor } from "./use-preview-draft.ts";

/**
 * Nothing in the preview leads anywhere: a press tells the editor which part of the page it was in,
 * and forms are not sent. Fields keep working, so that one can look at their states.
 */
export function usePicking(): void {
  useEffect(() => {
    const pick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest("a, button[type=submit]")) event.preventDefault();
      if (event.target.closest("input, textarea, select, summary")) return;
      tellEditor({ type: "preview.picked", anchor: anchorOf(event.target) });
    };
    const stay = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("click", pick, { capture: true });
    addEventListener("submit", stay, { capture: true });
    return () => {
      removeEventListener("click", pick, { capture: true });
      removeEventListener("submit", stay, { capture: true });
    };
  }, []);
}

/** The nearest part with a name: a section names itself, or by its heading. */
function anchorOf(element: Element): string {
  const part = element.closest("section, footer, header");
  if (!part) return "top";
  return part.id || (part.getAttribute("aria-labelledby") ?? "top");
}
