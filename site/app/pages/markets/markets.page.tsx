// What a server said can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { MarketsScreen } from "./markets-screen.tsx";
import { StaffOnly } from "./staff-only.tsx";

function MarketsPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="markets">
      <StaffOnly>
        <MarketsScreen />
      </StaffOnly>
    </AdminPage>
  );
}

export { MarketsPage as component };
