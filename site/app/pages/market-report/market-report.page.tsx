// Records of a feed can contain any character.
import "#app/fonts/full.css";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { ReportScreen } from "./report-screen.tsx";
import { StaffOnly } from "../markets/staff-only.tsx";

interface MarketReportProps extends AdminLabels {
  /** Of the market. */
  id: string;
}

function MarketReportPage({ labels, id }: MarketReportProps) {
  return (
    <AdminPage labels={labels} section="markets">
      <StaffOnly>
        <ReportScreen id={id} />
      </StaffOnly>
    </AdminPage>
  );
}

export { MarketReportPage as component };
