import { visuallyHidden } from "@realtor/ui/styles";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { flushSync } from "react-dom";
import type { PagePart } from "#app/profile/preview/page-parts.ts";
import * as css from "./page-marks.css.ts";
import { useSingleTabStop } from "./preview-keys.ts";
import { postToEditor } from "./use-editor-messages.ts";

interface PartListProps {
  /** Accessible name of the list. */
  label: string;
  /** The name of a part. */
  getPartLabel: (id: string) => string | undefined;
  /** Returns the visible parts that can be picked, each id once. */
  getParts: () => readonly PagePart[];
  /** Id of the chosen part. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  onPick: (part: PagePart | undefined) => void;
}

/**
 * The parts of the page as a list that is the only tab stop of the page. In it, arrows choose, Enter picks
 * and Escape leaves. Import it lazily.
 */
export function PartList(props: PartListProps) {
  const { label, getPartLabel, getParts, chosen, onChoose, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const [options, setOptions] = useState<readonly PagePart[]>([]);
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

  const findPart = (id: string) => getParts().find((part) => part.id === id);
  const close = () => {
    setOptions([]);
    onChoose(undefined);
  };
  /** Chooses the first option: the list itself has the focus until then. */
  const start = (findStart: FindPart) => {
    const shown = getParts();
    const part = findStart(shown);
    if (!part) return;
    flushSync(() => setOptions(shown));
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(part.id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const findStart = chosen === undefined ? startOfKey[event.key] : undefined;
    if (event.key === "Escape") {
      if (chosen === undefined) postToEditor({ type: "preview.left" });
      list.current?.focus();
      close();
    } else if (findStart) start(findStart);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset["key"];
    if (id === undefined) setOptions(getParts());
    else {
      onChoose(id);
      findPart(id)?.element.scrollIntoView({ block: "nearest" });
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  // A <select> would cover the page, and could not show the choice on it.
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      <ListBox
        ref={list}
        className={css.list}
        aria-label={label}
        items={options}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onAction={(key) => onPick(findPart(String(key)))}
        data-active={chosen !== undefined || undefined}
        data-part-list
      >
        {({ id }) => (
          <ListBoxItem id={id} className={visuallyHidden}>
            {getPartLabel(id)}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

type FindPart = (parts: readonly PagePart[]) => PagePart | undefined;

const findInWindow: FindPart = (parts) => parts.find(isInWindow) ?? parts[0];

/** The part that a key chooses while none is chosen; then the list handles its keys. */
const startOfKey: Readonly<Record<string, FindPart>> = {
  ArrowDown: findInWindow,
  ArrowUp: findInWindow,
  Enter: findInWindow,
  Home: (parts) => parts[0],
  End: (parts) => parts.at(-1),
};

function isInWindow({ element }: PagePart): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
