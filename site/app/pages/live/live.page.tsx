// User input can contain any character.
import "#app/fonts/full.css";
import type { AdminLabels } from "#app/admin/admin-page.tsx";
import { FocusedPage } from "#app/admin/focused-page.tsx";
import { LiveLoader } from "./live-screen.tsx";

/** The screen after the first publication; later it is reached from the address. */
function LivePage({ labels }: AdminLabels) {
  return (
    <FocusedPage labels={labels}>
      <LiveLoader />
    </FocusedPage>
  );
}

export { LivePage as component };
