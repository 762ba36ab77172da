import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { RadioGroup } from "@realtor/ui/radio-group";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "zustand";
import { useAdmin } from "#app/admin/admin-context.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { type FieldId, fields, getLens } from "#app/profile-editor/fields/profile-fields.ts";
import { useDraft, useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import { FieldValue } from "#app/profile-editor/form/differences.tsx";
import { useSaver } from "#app/profile-editor/saving/use-autosave.ts";
import type { Saver } from "#app/profile-editor/saving/create-saver.ts";
import * as css from "./dialogs.css.ts";

const messages = defineMessages({
  title: {
    id: "editor.devices.title",
    defaultMessage: "You changed this on two devices",
    description: "Title of the dialog when the same fields were changed on another device.",
  },
  titleOther: {
    id: "editor.devices.titleOther",
    defaultMessage: "{name} changed the same thing",
    description:
      "Title of the dialog when another person changed the same fields; {name} is their name.",
  },
  body: {
    id: "editor.devices.body",
    defaultMessage: "Choose which one to keep. Everything else is already put together.",
    description: "Explanation in the dialog with the fields that were changed on two devices.",
  },
  here: {
    id: "editor.devices.here",
    defaultMessage: "On this device, {time}",
    description: "When a value was changed on this device; {time} is the time.",
  },
  there: {
    id: "editor.devices.there",
    defaultMessage: "On your other device, {time}",
    description: "When a value was changed on the other device; {time} is the time.",
  },
  byOther: {
    id: "editor.devices.byOther",
    defaultMessage: "{name}, {time}",
    description: "Who changed a value; {name} is another person and {time} the time.",
  },
  keep: {
    id: "editor.devices.keep",
    defaultMessage: "Keep these",
    description: "Button that keeps the chosen values.",
  },
});

/**
 * Lets the user choose between the values of two devices, the newer one preselected; changes without
 * conflict are already merged. The conflicting fields are not saved before that.
 */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage, formatDate } = useIntl();
  const { user } = useAdmin();
  const saver = useSaver();
  const conflicts = useStore(saver, (state) => state.conflicts);
  const draft = useDraft();
  const saved = useEditorState((state) => state.saved);
  const { draft: savedDraft, updatedAt } = useEditorState((state) => state.stored);
  const theirsAt = Date.parse(savedDraft?.savedAt ?? updatedAt);
  const otherName = savedDraft && savedDraft.savedBy !== user.name ? savedDraft.savedBy : null;
  const [chosen, setChosen] = useState<ReadonlyMap<FieldId, boolean>>(new Map());
  const isMine = (field: FieldId, mineAt: number) => chosen.get(field) ?? mineAt >= theirsAt;

  const formatTime = (at: number) =>
    formatDate(at, {
      ...(isToday(at) ? {} : { dateStyle: "medium" as const }),
      timeStyle: "short",
      timeZone: getLocalTimeZone(),
    });
  const describe = (mine: boolean, mineAt: number) => {
    if (mine) return formatMessage(messages.here, { time: formatTime(mineAt) });
    const time = formatTime(theirsAt);
    return otherName
      ? formatMessage(messages.byOther, { name: otherName, time })
      : formatMessage(messages.there, { time });
  };
  function keep() {
    const mine = conflicts.filter(({ field, mineAt }) => isMine(field, mineAt));
    saver.settleConflicts(new Set(mine.map(({ field }) => field)));
    onClose();
  }

  return (
    <Dialog
      className={css.devices}
      open
      onOpenChange={onClose}
      title={
        otherName
          ? formatMessage(messages.titleOther, { name: otherName })
          : formatMessage(messages.title)
      }
      description={formatMessage(messages.body)}
    >
      <div className={css.close}>
        <IconButton label={formatMessage(adminMessages.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogBody>
        {conflicts.map(({ field, mineAt }) => (
          <RadioGroup
            key={field}
            className={css.conflict}
            label={formatMessage(fields[field].label)}
            options={[
              { value: "mine", label: describe(true, mineAt) },
              { value: "theirs", label: describe(false, mineAt) },
            ]}
            value={isMine(field, mineAt) ? "mine" : "theirs"}
            onChange={(side) => setChosen(new Map(chosen).set(field, side === "mine"))}
          >
            {({ value, label }) => (
              <>
                <span className={css.circle} />
                <span className={css.value}>
                  <FieldValue
                    field={field}
                    value={getLens(field).get(value === "mine" ? draft : saved)}
                  />
                </span>{" "}
                <span className={css.sideName}>{label}</span>
              </>
            )}
          </RadioGroup>
        ))}
      </DialogBody>
      <DialogActions>
        <Button size="medium" onClick={keep}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}

/** Opens the dialog when there is a new conflict, but not before the user sees the editor. */
export function useConflictDialog(saver: Saver, onOpen: () => void): void {
  const count = useStore(saver, ({ conflicts }) => conflicts.length);
  useEffect(() => {
    if (count === 0) return undefined;
    const openWhenVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", openWhenVisible);
      onOpen();
    };
    document.addEventListener("visibilitychange", openWhenVisible);
    // After the editor has been painted.
    const frame = requestAnimationFrame(() => requestAnimationFrame(openWhenVisible));
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", openWhenVisible);
    };
  }, [count, onOpen]);
}
