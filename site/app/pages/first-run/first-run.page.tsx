// User input can contain any character.
import "#app/fonts/full.css";
import type { AdminLabels } from "#app/admin/admin-page.tsx";
import { FocusedPage } from "#app/admin/focused-page.tsx";
import { type Agreement, FirstRunLoader } from "./first-run.tsx";

export interface FirstRunProps extends AdminLabels {
  /** Null until the operator of the platform is named in full. */
  agreement: Agreement | null;
}

/** The first run of an agent whose homepage was never published. */
function FirstRunPage({ labels, agreement }: FirstRunProps) {
  return (
    <FocusedPage labels={labels}>
      <FirstRunLoader agreement={agreement} />
    </FocusedPage>
  );
}

export { FirstRunPage as component };
