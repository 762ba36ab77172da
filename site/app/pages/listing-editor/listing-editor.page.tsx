// User input can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { ListingLoader } from "#app/listing/screens/edit/listing-loader.tsx";

function ListingEditorPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="editor">
      <ListingLoader />
    </AdminPage>
  );
}

export { ListingEditorPage as component };
