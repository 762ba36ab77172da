import type { RealtorProfile } from "@realtor/api/loaning";
import type { HomepageContent } from "@realtor/ui/templates";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { PagePart } from "#app/profile/preview/page-parts.ts";
import type { EditingLabels } from "#app/profile/preview/preview-protocol.ts";
import { findPageParts, findPartOf } from "./marked-parts.ts";
import { type PageMark, PageMarks } from "./page-marks.tsx";
import { useShortcutKeys } from "./preview-keys.ts";
import { postToEditor } from "./use-editor-messages.ts";

// Previews outside of the editor have no list, and do without react-aria-components.
const PartList = lazy(async () => ({ default: (await import("./part-list.tsx")).PartList }));

interface PartPickerProps {
  labels: EditingLabels;
  profile: RealtorProfile;
  content: HomepageContent;
  /** The part whose field has the focus in the form. */
  focused: string | undefined;
}

/** Opens the field of a part of the page: by a click or a tap, or from a list. */
export function PartPicker({ labels, profile, content, focused }: PartPickerProps) {
  const getPartLabel = (id: string) => getLabel(labels, id);
  const isPickable = (id: string) => getPartLabel(id) !== undefined;
  const findPart = (element: Element) => findPartOf(element, profile, isPickable);
  /** In the order of the page. The answer to a question becomes visible without a render. */
  const getParts = () =>
    findPageParts(document, profile, isPickable).filter(({ element }) => element.checkVisibility());
  const [chosen, setChosen] = useState<string>();
  const [hovered, setHovered] = useState<Element>();
  usePointer(findPart, setHovered);
  useShortcutKeys();

  const findMarks = (): PageMark[] => {
    const marked = chosen ?? focused;
    const mark = (kind: PageMark["kind"], { id, element }: PagePart) => ({
      kind,
      label: getPartLabel(id) ?? "",
      elements: [element],
    });
    const shown =
      marked === undefined ? [] : findPageParts(document, profile, (id) => id === marked);
    const below = hovered && findPart(hovered);
    return [
      ...shown.map((part) => mark("focused", part)),
      ...(below && below.id !== marked ? [mark("hovered", below)] : []),
    ];
  };
  return (
    <>
      <Suspense>
        <PartList
          label={labels.list}
          getPartLabel={getPartLabel}
          getParts={() => uniqueById(getParts())}
          chosen={chosen}
          onChoose={setChosen}
          onPick={pick}
        />
      </Suspense>
      <PageMarks findMarks={findMarks} content={content} />
    </>
  );
}

/** The name of a part; undefined if it cannot be picked. */
function getLabel({ parts, texts }: EditingLabels, id: string): string | undefined {
  return id.startsWith("/") ? texts[id.split("/").at(-1) ?? ""] : parts[id];
}

function pick(part: PagePart | undefined): void {
  if (part) postToEditor({ type: "preview.picked", anchor: part.anchor, part: part.id });
}

/** Controls whose states can be tried: a click does not pick them. */
const triable = "input, textarea, select, summary";

/** The first part of each id: the list names what can be edited, which the page can show twice. */
function uniqueById(parts: readonly PagePart[]): PagePart[] {
  return parts.filter(({ id }, index) => parts.findIndex((part) => part.id === id) === index);
}

/** Reports the element of the part under the mouse, and picks the part that is clicked. */
function usePointer(
  find: (element: Element) => PagePart | undefined,
  setHovered: (element: Element | undefined) => void,
): void {
  const findPart = useEffectEvent((target: EventTarget | null) =>
    target instanceof Element ? find(target) : undefined,
  );
  useEffect(() => {
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setHovered(findPart(target)?.element);
    };
    const onLeave = () => setHovered(undefined);
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(triable)) return;
      pick(findPart(target));
    };
    const root = document.documentElement;
    document.addEventListener("pointerover", onPointerOver);
    root.addEventListener("pointerleave", onLeave);
    addEventListener("click", onClick, { capture: true });
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      root.removeEventListener("pointerleave", onLeave);
      removeEventListener("click", onClick, { capture: true });
    };
  }, [setHovered]);
}
