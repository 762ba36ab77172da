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
import { Button } from "@realtor/ui/button";
import { Heading } from "@realtor/ui/heading";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Skeleton } from "@realtor/ui/skeleton";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailure } from "./failure-text.ts";
import { Page } from "./layouts/page.tsx";

trustHtml("");

interface FocusedPageProps extends AdminLabels {
  /** Rendered in the browser for realtors and staff; has the `<main id="main">`. */
  children: ReactNode;
}

/** Layout of an admin screen for one task, without links to other screens. */
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

interface FocusedLoadingProps {
  /** Error of the request. */
  error: unknown;
  onRetry: () => void;
}

/** The main part of a `FocusedPage` until its data is loaded, or with a retry button when that failed. */
export function FocusedLoading({ error, onRetry }: FocusedLoadingProps) {
  const { formatMessage } = useIntl();
  const failure = useFailure(error);
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <Page width="form">
        {failure !== undefined ? (
          <Stack gap={24} align="start">
            <Heading level={1} size="heading">
              <FormattedMessage id="admin.loadFailed" />
            </Heading>
            <InlineAlert>{failure}</InlineAlert>
            <Button size="medium" onClick={onRetry}>
              <FormattedMessage id="admin.retry" />
            </Button>
          </Stack>
        ) : (
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={6} />
        )}
      </Page>
    </main>
  );
}
