import { type RealtorProfile, restoreVersion } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { updateOwnWebsite } from "#app/session/session-lifecycle.ts";
import { listChanges } from "./describe-changes.ts";
import { findChange } from "./find-change.ts";

/** Things that the toast names. */
const maxNamed = 4;

interface Restore {
  isBusy: boolean;
  /** Restores a version; the toast offers to take it back. */
  restore: (versionId: number) => void;
}

/** Restores versions of a website; `onRestored` takes the new state. */
export function useRestore(
  realtorId: string,
  onRestored: (restored: RealtorProfile) => void,
): Restore {
  const intl = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(versionId: number, isUndo: boolean) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { realtor, formerId, leftOut } = await restoreVersion(http, realtorId, versionId);
      updateOwnWebsite(realtor);
      onRestored(realtor);
      const lost = isUndo ? [] : leftOut.flatMap((pointer) => findChange(pointer) ?? []);
      toast({
        text: isUndo
          ? intl.formatMessage({ id: "versions.undone" })
          : lost.length > 0
            ? intl.formatMessage(
                { id: "versions.leftOut" },
                { changes: listChanges(lost, intl, maxNamed) },
              )
            : intl.formatMessage({ id: "versions.restored" }),
        ...(lost.length > 0 && { severity: "warning" }),
        ...(!isUndo &&
          formerId !== null && {
            action: {
              label: intl.formatMessage({ id: "editor.undo" }),
              onPress: () => void run(formerId, true),
            },
          }),
      });
    } catch (error) {
      toast({ text: failureText(error, intl), severity: "error" });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, restore: (versionId) => void run(versionId, false) };
}
