// User input can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { EditorLoader } from "./editor.tsx";
function EditorPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="editor">
      <EditorLoader />
    </AdminPage>
  );
}

export { EditorPage as component };
