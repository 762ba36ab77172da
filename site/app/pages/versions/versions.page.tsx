// User input can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { WebsiteLoader } from "#app/admin/website-loader.tsx";
import { VersionsScreen } from "#app/profile/screens/versions/versions-screen.tsx";

function VersionsPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="editor">
      <WebsiteLoader>
        {(stored, replace) => <VersionsScreen stored={stored} onRestored={replace} />}
      </WebsiteLoader>
    </AdminPage>
  );
}

export { VersionsPage as component };
