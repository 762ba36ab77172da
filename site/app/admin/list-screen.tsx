import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Skeleton, type SkeletonProps } from "@realtor/ui/skeleton";
import { Stack } from "@realtor/ui/stack";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailure } from "./failure-text.ts";
import * as css from "./admin-page.css.ts";
import { clearedSearchParams, updateSearchParams } from "./search-params.ts";

interface LoadStateProps {
  className?: string;
  /** Error of the last request. */
  error: unknown;
  /** Whether there is data, possibly of an earlier request. */
  loaded: boolean;
  onRetry: () => void;
  skeleton: Pick<SkeletonProps, "shape" | "count">;
}

/** Skeleton until the first response, and an error with a retry button. Nothing otherwise. */
export function LoadState({ className, error, loaded, onRetry, skeleton }: LoadStateProps) {
  const { formatMessage } = useIntl();
  const failure = useFailure(error);
  if (failure !== undefined)
    return (
      <div className={className}>
        <Stack align="start" className={css.failed}>
          <InlineAlert>{failure}</InlineAlert>
          <Button variant="outline" size="small" onClick={onRetry}>
            <FormattedMessage id="admin.retry" />
          </Button>
        </Stack>
      </div>
    );
  if (loaded) return null;
  return (
    <div className={className}>
      <Skeleton label={formatMessage({ id: "admin.loading" })} {...skeleton} />
    </div>
  );
}

interface NoResultsProps {
  /** Search params that filter the list. */
  filters: readonly string[];
  /** Label of the button that removes the filters. */
  showAll: ReactNode;
  children: ReactNode;
}

/** Empty state of a filtered list. */
export function NoResults({ filters, showAll, children }: NoResultsProps) {
  return (
    <EmptyState
      action={
        <Button
          variant="outline"
          size="small"
          onClick={() => updateSearchParams(clearedSearchParams(filters))}
        >
          {showAll}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
