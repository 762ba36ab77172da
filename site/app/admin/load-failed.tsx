import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { FormattedMessage } from "react-intl";
import * as css from "./load-failed.css.ts";

interface LoadFailedProps {
  /** See `failureText`. */
  children: string;
  onRetry: () => void;
}

/** What could not be loaded, why, and another try. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <div className={css.failed}>
      <InlineAlert>{children}</InlineAlert>
      <Button variant="outline" size="small" onClick={onRetry}>
        <FormattedMessage id="admin.retry" />
      </Button>
    </div>
  );
}
