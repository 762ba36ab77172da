import { controlLabelsFor } from "@realtor/ui/labels";
import { LocaleProvider } from "@realtor/ui/locale-provider";
import { SkipLink } from "@realtor/ui/skip-link";
import { ToastRegion } from "@realtor/ui/toast";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { useAddress } from "#app/page-root.tsx";
import { trustHtml } from "#app/trusted-types.ts";
import { AdminGate } from "./admin-gate.tsx";
import type { AdminLabels } from "./admin-page.tsx";
import * as css from "./focused-page.css.ts";

trustHtml("");

interface FocusedPageProps extends AdminLabels {
  /** Rendered in the browser for realtors and staff; has the `<main id="main">`. */
  children: ReactNode;
}

/** Layout of an admin screen for one task, without navigation that leads away. */
export function FocusedPage({ labels, children }: FocusedPageProps) {
  const { locale } = useAddress();
  return (
    // Failed requests are retried by a button, and when the page gets the focus.
    <SWRConfig value={{ shouldRetryOnError: false, provider: () => new Map() }}>
      <LocaleProvider locale={locale}>
        <ToastRegion labels={controlLabelsFor(locale).toast}>
          <div className={css.page}>
            <SkipLink>{labels.common.skip}</SkipLink>
            <AdminGate everyone={false}>{children}</AdminGate>
          </div>
        </ToastRegion>
      </LocaleProvider>
    </SWRConfig>
  );
}
