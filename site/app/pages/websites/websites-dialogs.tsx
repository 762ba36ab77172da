import { DeleteWebsiteDialog } from "#app/admin/delete-website-dialog.tsx";
import { InviteDialog } from "#app/profile/screens/new-website/invite-dialog.tsx";
import { UnpublishDialog } from "#app/admin/unpublish-dialog.tsx";
import { NewWebsiteDialog } from "#app/profile/screens/new-website/new-website-dialog.tsx";
import { InviteConfirm, ReportDialog } from "./bulk/bulk-dialogs.tsx";
import type { BulkAction } from "./bulk/run-bulk-action.ts";
import type { Bulk } from "./bulk/use-bulk.ts";
import { KeepAccountDialog } from "./keep-account-dialog.tsx";
import { LicenseDialog } from "./license-dialog.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";
import type { WebsiteRow } from "./website-row.ts";

/** The open dialog of the list, and what it is about. */
export type OpenDialog =
  | { kind: "create" }
  | {
      kind: "delete" | "invite" | "duplicate" | "second-factor" | "license" | "keep";
      row: WebsiteRow;
    }
  | { kind: "confirm"; action: "invite" | "unpublish"; rows: readonly WebsiteRow[] }
  | null;

interface WebsitesDialogsProps {
  open: OpenDialog;
  bulk: Bulk;
  onClose: () => void;
  /** A website was created, or an account changed. */
  onChanged: () => void;
  onDeleted: () => void;
  /** `reason`: what the agents are told about an unpublished website. */
  onRun: (action: BulkAction, rows: readonly WebsiteRow[], reason?: string) => void;
}

/** The dialogs of the list. A new website's values are kept while its dialog is closed. */
export function WebsitesDialogs(props: WebsitesDialogsProps) {
  const { open, bulk, onClose, onChanged, onDeleted, onRun } = props;
  const { report } = bulk;
  return (
    <>
      <NewWebsiteDialog
        open={open?.kind === "create"}
        onOpenChange={onClose}
        onCreated={onChanged}
      />
      {open?.kind === "duplicate" && (
        <NewWebsiteDialog
          open
          onOpenChange={onClose}
          onCreated={onChanged}
          source={{ id: open.row.id, name: open.row.name.text }}
        />
      )}
      {open?.kind === "invite" && (
        <InviteDialog realtorId={open.row.id} name={open.row.name.text} onClose={onClose} />
      )}
      {open?.kind === "second-factor" && open.row.secondFactorAccount !== null && (
        <SecondFactorDialog
          accountId={open.row.secondFactorAccount}
          name={open.row.name.text}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
      {open?.kind === "keep" && open.row.deletion && (
        <KeepAccountDialog
          accountId={open.row.deletion.accountId}
          name={open.row.name.text}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
      {open?.kind === "license" && (
        <LicenseDialog row={open.row} onClose={onClose} onChanged={onChanged} />
      )}
      {open?.kind === "delete" && (
        <DeleteWebsiteDialog
          realtorId={open.row.id}
          name={open.row.name.text}
          desiredUrl={open.row.desiredUrl}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      )}
      {open?.kind === "confirm" && open.action === "invite" && (
        <InviteConfirm
          rows={open.rows}
          onConfirm={() => onRun("invite", open.rows)}
          onClose={onClose}
        />
      )}
      {open?.kind === "confirm" && open.action === "unpublish" && (
        <UnpublishDialog
          names={open.rows.map(({ name }) => name.text)}
          onConfirm={async (reason) => onRun("unpublish", open.rows, reason)}
          onClose={onClose}
        />
      )}
      {report && (
        <ReportDialog
          report={report}
          onRetry={(rows) => onRun(report.action, rows, report.reason)}
          onClose={bulk.closeReport}
        />
      )}
    </>
  );
}
