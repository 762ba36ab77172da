import type { RealtorProfile } from "@realtor/api/loaning";
import { visuallyHidden } from "@realtor/ui/styles";
import type { HomepageContent } from "@realtor/ui/templates";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PagePart } from "#app/profile-editor/preview/page-parts.ts";
import type { EditingLabels } from "#app/profile-editor/preview/preview-protocol.ts";
import { findPartOf } from "./find-page-parts.ts";
import { PageMarks } from "./page-marks.tsx";
import * as css from "./page-marks.css.ts";
import { usePageParts } from "./use-page-parts.ts";
import { useShortcutKeys, useSingleTabStop } from "./preview-keys.ts";
import { postToEditor } from "./use-preview-draft.ts";

interface PartPickerProps {
  labels: EditingLabels;
  profile: RealtorProfile;
  content: HomepageContent;
  /** The part whose field has the focus in the form. */
  focused: string | undefined;
}

/**
 * Opens the field of a part of the page: by a click or a tap, or from a list that is the only tab stop of
 * the page. In it, arrows choose, Enter opens and Escape leaves.
 */
export function PartPicker({ labels, profile, content, focused }: PartPickerProps) {
  const list = useRef<HTMLDivElement>(null);
  const { getParts, findPart } = usePageParts(
    { profile, content },
    (id) => getLabel(labels, id) !== undefined,
  );
  const [options, setOptions] = useState<readonly PagePart[]>([]);
  const [active, setActive] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  useHoveredPart(getParts, setHovered);
  useEffect(() => {
    // The editor moves the focus to the window only.
    const onFocus = () => {
      if (document.activeElement === document.body) list.current?.focus();
    };
    // It can have the focus before the page is rendered.
    if (document.hasFocus()) onFocus();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, []);
  useSingleTabStop();
  useShortcutKeys();

  const choose = (part: PagePart | undefined) => {
    if (!part) return;
    setActive(part.id);
    part.element.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const parts = getParts();
    const index = parts.findIndex(({ id }) => id === active);
    const current = parts[index];
    const start = current ?? parts.find(isInWindow) ?? parts[0];
    const moves: Record<string, () => void> = {
      ArrowDown: () => choose(current ? parts[index + 1] : start),
      ArrowUp: () => choose(current ? parts[index - 1] : start),
      Home: () => choose(parts[0]),
      End: () => choose(parts.at(-1)),
      Enter: () => (current ? pick(current) : choose(start)),
      Escape: () => {
        setActive(undefined);
        if (!current) postToEditor({ type: "preview.left" });
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const findMarks = () => {
    const marked = active ?? focused;
    const marks = [
      ["focused", marked],
      ["hovered", hovered === marked ? undefined : hovered],
    ] as const;
    return marks.flatMap(([kind, id]) => {
      const part = id === undefined ? undefined : findPart(id);
      return part
        ? [{ kind, label: getLabel(labels, part.id) ?? "", elements: [part.element] }]
        : [];
    });
  };
  const activeIndex = options.findIndex(({ id }) => id === active);
  return (
    <>
      {/* A <select> would cover the page, and could not show the choice on it. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role */}
      <div
        ref={list}
        className={css.list}
        role="listbox"
        aria-label={labels.list}
        tabIndex={0}
        data-active={active !== undefined || undefined}
        data-part-list
        {...(activeIndex !== -1 && { "aria-activedescendant": getOptionId(activeIndex) })}
        onKeyDown={onKeyDown}
        onFocus={() => setOptions(getParts())}
        onBlur={() => setActive(undefined)}
      >
        {options.map(({ id }, index) => (
          <div
            key={id}
            id={getOptionId(index)}
            className={visuallyHidden}
            role="option"
            aria-selected={id === active}
          >
            {getLabel(labels, id)}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
      <PageMarks findMarks={findMarks} content={content} />
    </>
  );
}

/** The name of a part; undefined if it cannot be picked. */
function getLabel({ parts, texts }: EditingLabels, id: string): string | undefined {
  return id.startsWith("/") ? texts[id.split("/").at(-1) ?? ""] : parts[id];
}

const getOptionId = (index: number) => `page-part-${index}`;

function isInWindow({ element }: PagePart): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function pick({ id, anchor }: PagePart): void {
  postToEditor({ type: "preview.picked", anchor, part: id });
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
      const part = findPart(target);
      if (part) pick(part);
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
