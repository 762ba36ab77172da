import { EmptyState } from "@realtor/ui/empty-state";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { Page } from "#app/admin/layouts/page.tsx";

/** The content for staff; one sentence for an agent who opens its address. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { isStaff } = useAdmin();
  if (isStaff) return children;
  return (
    <Page width="list">
      <EmptyState>
        <FormattedMessage id="markets.staffOnly" />
      </EmptyState>
    </Page>
  );
}
