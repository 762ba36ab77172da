// Email addresses can contain characters outside the font subset.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { AccountScreen } from "./account-screen.tsx";

/** Sign-in and security of any signed-in account. See docs/spec/routes.md#account. */
function AccountPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="account" everyone>
      <AccountScreen />
    </AdminPage>
  );
}

export { AccountPage as component };
