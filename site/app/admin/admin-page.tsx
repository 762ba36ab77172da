import { controlLabelsFor, type Labels } from "@realtor/ui/labels";
import { LocaleProvider } from "@realtor/ui/locale-provider";
import { ToastRegion } from "@realtor/ui/toast";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { SkipLink } from "@realtor/ui/skip-link";
import { useAddress } from "#app/page-root.tsx";
import { trustHtml } from "#app/trusted-types.ts";
import { AdminBar } from "./admin-bar.tsx";
import { AdminGate } from "./admin-gate.tsx";
import * as css from "./admin-page.css.ts";
import type { AdminSection } from "./use-admin-links.ts";

trustHtml("");

export interface AdminLabels {
  labels: Pick<Labels, "common" | "language">;
}

interface AdminPageProps extends AdminLabels {
  section: AdminSection;
  /** Also for accounts that may not open the other admin screens. */
  everyone?: boolean;
  /** Rendered in the browser, for realtors and staff only unless it is for `everyone`. */
  children: ReactNode;
}

/** Layout of every admin screen: header, sign-in gate, toast region and locale of the rich components. */
export function AdminPage(props: AdminPageProps) {
  const { labels, section: place, everyone = false, children } = props;
  const { locale } = useAddress();
  return (
    // Failed requests are retried by a button, and when the page gets the focus.
    <SWRConfig value={{ shouldRetryOnError: false, provider: () => new Map() }}>
      <LocaleProvider locale={locale}>
        <ToastRegion labels={controlLabelsFor(locale).toast}>
          <div className={css.page}>
            <SkipLink>{labels.common.skip}</SkipLink>
            <AdminBar labels={labels} section={place} />
            <main id="main" tabIndex={-1} className={css.main}>
              <AdminGate everyone={everyone}>{children}</AdminGate>
            </main>
          </div>
        </ToastRegion>
      </LocaleProvider>
    </SWRConfig>
  );
}
