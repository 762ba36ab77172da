import { useRef } from "react";
import { findPageParts } from "./find-page-parts.ts";
import type { PagePart } from "#app/profile-editor/preview/page-parts.ts";
import type { PreparedDraft } from "./prepare-draft.ts";

type PageDraft = Pick<PreparedDraft, "profile" | "content">;

interface PageParts {
  /** All visible parts that can be picked, in the order of the page. */
  getParts: () => readonly PagePart[];
  /** A part by its id; undefined if the page does not show it. */
  findPart: (id: string) => PagePart | undefined;
}

/**
 * The parts of the rendered page. They are found on demand, and again only when the draft has changed:
 * comparing all texts on each key would delay typing.
 */
export function usePageParts(
  { profile, content }: PageDraft,
  isPickable: (id: string) => boolean,
): PageParts {
  const found = useRef<(PageDraft & { parts: readonly PagePart[] }) | null>(null);
  const getParts = () => {
    const { current } = found;
    const isCurrent =
      current?.profile === profile &&
      current.content === content &&
      current.parts.every(({ element }) => element.isConnected);
    const parts = isCurrent ? current.parts : findPageParts(document, { profile, content });
    found.current = { profile, content, parts };
    // The answer to a question becomes visible without a render.
    return parts.filter(({ id, element }) => isPickable(id) && element.checkVisibility());
  };
  const findPart = (id: string) => {
    // An element stays while its text is typed.
    const known = found.current?.parts.find((part) => part.id === id && part.element.isConnected);
    return known ?? getParts().find((part) => part.id === id);
  };
  return { getParts, findPart };
}
