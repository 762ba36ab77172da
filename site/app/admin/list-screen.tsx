import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { FormattedMessage } from "react-intl";
import * as css from "./list-screen.css.ts";

interface LoadFailedProps {
  /** From `failureText`. */
  children: string;
  onRetry: () => void;
}

/** A load error with a retry button. */
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
