import type { RealtorProfile } from "@realtor/api/loaning";
// User input can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { HelpPhoneContext } from "#app/admin/help-phone.ts";
import { WebsiteLoader } from "#app/admin/website-loader.tsx";
import { DraftProvider } from "#app/profile/screens/draft-provider.tsx";
import { EditorLanguageProvider } from "#app/profile/field/language/editor-language.tsx";
import { EditorLayout } from "#app/profile/screens/editor/layout/editor-layout.tsx";

/** The editor of one website. */
export function Editor({ stored }: { stored: RealtorProfile }) {
  return (
    <DraftProvider stored={stored}>
      <EditorLanguageProvider>
        <EditorLayout />
      </EditorLanguageProvider>
    </DraftProvider>
  );
}

interface EditorPageProps extends AdminLabels {
  /** Phone number of the operator of the platform, for help. */
  helpPhone?: string | null;
}

function EditorPage({ labels, helpPhone = null }: EditorPageProps) {
  return (
    <AdminPage labels={labels} section="editor">
      <HelpPhoneContext value={helpPhone}>
        <WebsiteLoader>{(stored) => <Editor key={stored.id} stored={stored} />}</WebsiteLoader>
      </HelpPhoneContext>
    </AdminPage>
  );
}

export { EditorPage as component };
