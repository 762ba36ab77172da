// User input can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { HelpPhoneContext } from "#app/admin/help-phone.ts";
import { EditorLoader } from "./editor.tsx";
interface EditorPageProps extends AdminLabels {
  /** Phone number of the operator of the platform, for help. */
  helpPhone?: string | null;
}

function EditorPage({ labels, helpPhone = null }: EditorPageProps) {
  return (
    <AdminPage labels={labels} section="editor">
      <HelpPhoneContext value={helpPhone}>
        <EditorLoader />
      </HelpPhoneContext>
    </AdminPage>
  );
}

export { EditorPage as component };
