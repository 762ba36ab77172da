// Profiles can contain any script.
import "#app/fonts/full.css";
import { useToast } from "@realtor/ui/toast";
import { lazy, Suspense, useEffect } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { HelpPhoneContext } from "#app/admin/help-phone.ts";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { takeDeletion } from "#app/admin/announce-deletion.ts";

export interface WebsitesProps extends AdminLabels {
  /** Names of the details of the operator that are unknown. */
  missing: readonly string[];
  /** Phone number of the operator of the platform, for help. */
  helpPhone: string | null;
}

const WebsitesScreen = lazy(async () => ({
  default: (await import("./websites-screen.tsx")).WebsitesScreen,
}));
const AgentHome = lazy(async () => ({
  default: (await import("../agent-home/agent-home.tsx")).AgentHome,
}));

function WebsitesPage({ labels, missing, helpPhone }: WebsitesProps) {
  return (
    <AdminPage labels={labels} section="start">
      <HelpPhoneContext value={helpPhone}>
        <StartScreen missing={missing} />
      </HelpPhoneContext>
    </AdminPage>
  );
}

/** The list of websites for staff, and an agent's own home screen. */
function StartScreen({ missing }: Pick<WebsitesProps, "missing">) {
  const { isStaff } = useAdmin();
  const { formatMessage } = useIntl();
  const toast = useToast();
  useEffect(() => {
    if (takeDeletion()) toast({ text: formatMessage({ id: "admin.deleted" }) });
  }, [formatMessage, toast]);
  return <Suspense>{isStaff ? <WebsitesScreen missing={missing} /> : <AgentHome />}</Suspense>;
}

export { WebsitesPage as component };
