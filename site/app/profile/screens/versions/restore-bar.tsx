import { Button } from "@realtor/ui/button";
import { UndoIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { BackToEditing } from "./back-to-editing.tsx";
import * as css from "./version-pages.css.ts";

interface RestoreBarProps {
  /** The version is what is there now. */
  isSame: boolean;
  isBusy: boolean;
  /** Undefined until the version is loaded. */
  onRestore: (() => void) | undefined;
}

/** What restoring does, and its button; the way to the editor if there is nothing to restore. */
export function RestoreBar({ isSame, isBusy, onRestore }: RestoreBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const shown = useRef(isSame);
  useEffect(() => {
    wasBusy.current ||= isBusy;
  }, [isBusy]);
  useEffect(() => {
    if (shown.current === isSame) return;
    shown.current = isSame;
    // A restoration replaces the button that had the focus.
    if (wasBusy.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>("a, button")?.focus();
    wasBusy.current = false;
  }, [isSame]);
  return (
    <div ref={bar} className={css.actions}>
      <Text size="small" tone="secondary" className={css.note}>
        {isSame ? (
          <FormattedMessage id="versions.isNow" />
        ) : (
          <FormattedMessage id="versions.note" />
        )}
      </Text>
      {isSame ? (
        <BackToEditing kind="button" />
      ) : (
        <Button size="medium" busy={isBusy} disabled={onRestore === undefined} onClick={onRestore}>
          <UndoIcon />
          <FormattedMessage id="versions.restore" />
        </Button>
      )}
    </div>
  );
}
