import { nameValue } from "#app/profile/field/value-name.ts";
import type { ValueId } from "@realtor/profile/fields";
import { getLens } from "@realtor/profile/values";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { RadioGroup } from "@realtor/ui/radio-group";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "zustand";
import { useAdmin } from "#app/admin/admin-context.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { useDraft, useEditorState } from "#app/profile/draft/use-draft.ts";
import { FieldValue } from "./differences.tsx";
import { useSaver } from "#app/profile/saving/use-autosave.ts";
import * as css from "./dialogs.css.ts";

/**
 * Lets the user choose between the values of two devices, the newer one preselected; changes without
 * conflict are already merged. The conflicting fields are not saved before that.
 */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const { user } = useAdmin();
  const saver = useSaver();
  const conflicts = useStore(saver, (state) => state.conflicts);
  const draft = useDraft();
  const saved = useEditorState((state) => state.saved);
  const { draft: savedDraft, updatedAt } = useEditorState((state) => state.stored);
  const theirsAt = Date.parse(savedDraft?.savedAt ?? updatedAt);
  const otherName = savedDraft && savedDraft.savedBy !== user.name ? savedDraft.savedBy : null;
  const [chosen, setChosen] = useState<ReadonlyMap<ValueId, boolean>>(new Map());
  const isMine = (field: ValueId, mineAt: number) => chosen.get(field) ?? mineAt >= theirsAt;

  const formatTime = (at: number) =>
    formatDate(at, {
      ...(isToday(at) ? {} : { dateStyle: "medium" as const }),
      timeStyle: "short",
      timeZone: getLocalTimeZone(),
    });
  const describe = (mine: boolean, mineAt: number) => {
    if (mine) return formatMessage({ id: "editor.devices.here" }, { time: formatTime(mineAt) });
    const time = formatTime(theirsAt);
    return otherName
      ? formatMessage({ id: "editor.devices.byOther" }, { name: otherName, time })
      : formatMessage({ id: "editor.devices.there" }, { time });
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
          ? formatMessage({ id: "editor.devices.titleOther" }, { name: otherName })
          : formatMessage({ id: "editor.devices.title" })
      }
      description={formatMessage({ id: "editor.devices.body" })}
    >
      <div className={css.close}>
        <IconButton label={formatMessage({ id: "admin.close" })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogBody>
        {conflicts.map(({ field, mineAt }) => (
          <RadioGroup
            key={field}
            className={css.conflict}
            label={nameValue(intl, field)}
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
          <FormattedMessage id="editor.devices.keep" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
