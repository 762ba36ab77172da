// Profiles can contain any script.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { RealtorsScreen } from "./realtors-screen.tsx";

export interface RealtorsProps extends AdminLabels {
  /** Names of the details of the operator that are unknown. */
  missing: readonly string[];
}

function RealtorsPage({ labels, missing }: RealtorsProps) {
  return (
    <AdminPage labels={labels} section="realtors">
      <RealtorsScreen missing={missing} />
    </AdminPage>
  );
}

export { RealtorsPage as component };
