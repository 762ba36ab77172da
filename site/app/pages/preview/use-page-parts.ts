import { useRef } from "react";
import type { PagePart } from "#app/profile-editor/preview/page-parts.ts";
import { getPageParts } from "./find-page-parts.ts";
import type { PreparedDraft } from "./prepare-draft.ts";

export interface PageParts {
  /** All visible parts that can be picked, in the order of the page. */
  getParts: () => readonly PagePart[];
  /** A part by its id; undefined if the page does not show it. */
  findPart: (id: string) => PagePart | undefined;
}

/** The parts of the rendered page, found on demand. */
export function usePageParts(
  draft: Pick<PreparedDraft, "profile" | "content">,
  isPickable: (id: string) => boolean,
): PageParts {
  const last = useRef<readonly PagePart[]>([]);
  const getParts = () => {
    last.current = getPageParts(document, draft);
    // The answer to a question becomes visible without a render.
    return last.current.filter(({ id, element }) => isPickable(id) && element.checkVisibility());
  };
  const findPart = (id: string) => {
    // An element stays while its text is typed.
    const known = last.current.find((part) => part.id === id && part.element.isConnected);
    return known ?? getParts().find((part) => part.id === id);
  };
  return { getParts, findPart };
}
