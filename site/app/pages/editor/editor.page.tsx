// People write in any characters.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { EditorGate } from "./editor-gate.tsx";

/** The editor of one homepage (DESIGN-LANGUAGE section 11). */
function EditorPage({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} place="editor">
      <EditorGate />
    </AdminPage>
  );
}

export { EditorPage as component };
