import type { RealtorProfile } from "@realtor/api/loaning";
import type { HomepageContent } from "@realtor/ui/templates";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { PagePart } from "#app/profile-editor/preview/page-parts.ts";
import type { EditingLabels } from "#app/profile-editor/preview/preview-protocol.ts";
import { findPartOf } from "./find-page-parts.ts";
import { PageMarks } from "./page-marks.tsx";
import { useShortcutKeys } from "./preview-keys.ts";
import { usePageParts } from "./use-page-parts.ts";
import { postToEditor } from "./use-preview-draft.ts";

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
  const parts = usePageParts({ profile, content }, (id) => getPartLabel(id) !== undefined);
  const [chosen, setChosen] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  useHoveredPart(parts.getParts, setHovered);
  useShortcutKeys();

  const findMarks = () => {
    const marked = chosen ?? focused;
    const marks = [
      ["focused", marked],
      ["hovered", hovered === marked ? undefined : hovered],
    ] as const;
    return marks.flatMap(([kind, id]) => {
      const part = id === undefined ? undefined : parts.findPart(id);
      return part ? [{ kind, label: getPartLabel(part.id) ?? "", elements: [part.element] }] : [];
    });
  };
  return (
    <>
      <Suspense>
        <PartList
          label={labels.list}
          getPartLabel={getPartLabel}
          parts={parts}
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

/** Reports the part under the mouse, and picks the part that is clicked. */
function useHoveredPart(
  getParts: () => readonly PagePart[],
  setHovered: (id: string | undefined) => void,
): void {
  const findPart = useEffectEvent((target: EventTarget | null) =>
    target instanceof Element ? findPartOf(target, getParts()) : undefined,
  );
  useEffect(() => {
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setHovered(findPart(target)?.id);
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
