import { controlLabelsFor, type Labels } from "@realtor/ui/labels";
import { ToastRegion } from "@realtor/ui/toast";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { useAddress } from "#app/page-root.tsx";
import { AdminBar, type AdminPlace } from "./admin-bar.tsx";
import { AdminGate } from "./admin-gate.tsx";
import * as css from "./admin-page.css.ts";

export interface AdminLabels {
  labels: Pick<Labels, "common" | "language">;
}

interface AdminPageProps extends AdminLabels {
  /** Which of the bar's links is this page. */
  place: AdminPlace;
  /** Rendered for realtors and staff alone, in the browser. */
  children: ReactNode;
}

/** The frame of every admin screen: black bar, sign-in gate, a place for toasts. */
export function AdminPage({ labels, place, children }: AdminPageProps) {
  const { locale } = useAddress();
  return (
    // What failed is asked for again by its own button, and on coming back to the page.
    <SWRConfig value={{ shouldRetryOnError: false, provider: () => new Map() }}>
      <ToastRegion labels={controlLabelsFor(locale).toast}>
        <div className={css.page}>
          <SkipLink label={labels.common.skip} />
          <AdminBar labels={labels} place={place} />
          <main id="main" tabIndex={-1} className={css.main}>
            <AdminGate>{children}</AdminGate>
          </main>
        </div>
      </ToastRegion>
    </SWRConfig>
  );
}
