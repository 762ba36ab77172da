// User input can contain any character.
import "#app/fonts/full.css";
import { LocaleProvider } from "@realtor/ui/locale-provider";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { useAddress } from "#app/page-root.tsx";
import { EditorLoader } from "./editor.tsx";

function EditorPage({ labels }: AdminLabels) {
  const { locale } = useAddress();
  return (
    <LocaleProvider locale={locale}>
      <AdminPage labels={labels} section="editor">
        <EditorLoader />
      </AdminPage>
    </LocaleProvider>
  );
}

export { EditorPage as component };
