// Entries can contain any script.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

function InboxPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="inbox">
      <InboxScreen />
    </AdminPage>
  );
}

export { InboxPage as component };
