// Profiles can contain any script.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { RealtorsScreen } from "./realtors-screen.tsx";

function RealtorsPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="realtors">
      <RealtorsScreen />
    </AdminPage>
  );
}

export { RealtorsPage as component };
