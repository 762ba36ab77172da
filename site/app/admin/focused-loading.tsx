import { Button } from "@realtor/ui/button";
import { Skeleton } from "@realtor/ui/skeleton";
import { FormattedMessage, useIntl } from "react-intl";
import { adminMessages } from "./admin-messages.ts";
import * as css from "./focused-page.css.ts";

interface FocusedLoadingProps {
  /** Error of the request. */
  error: unknown;
  onRetry: () => void;
}

/** The main part of a `FocusedPage` until its data is loaded, or with a retry button when that failed. */
export function FocusedLoading({ error, onRetry }: FocusedLoadingProps) {
  const { formatMessage } = useIntl();
  return (
    <main id="main" tabIndex={-1} className={css.loading}>
      {error ? (
        <>
          <h1 className={css.failed}>
            <FormattedMessage {...adminMessages.loadFailed} />
          </h1>
          <Button size="medium" onClick={onRetry}>
            <FormattedMessage {...adminMessages.retry} />
          </Button>
        </>
      ) : (
        <Skeleton label={formatMessage(adminMessages.loading)} shape="text" count={6} />
      )}
    </main>
  );
}
