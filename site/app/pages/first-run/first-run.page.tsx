import { getRealtor } from "@realtor/api/loaning";
import { useEffect } from "react";
import useSWR from "swr";
// User input can contain any character.
import "#app/fonts/full.css";
import type { AdminLabels } from "#app/admin/admin-page.tsx";
import { useAdmin } from "#app/admin/admin-context.ts";
import { HelpPhoneContext } from "#app/admin/help-phone.ts";
import { FocusedLoading, FocusedPage } from "#app/admin/focused-page.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { DraftProvider } from "#app/profile/screens/draft-provider.tsx";
import { wasPublished } from "#app/session/after-sign-in.ts";
import type { Agreement } from "#app/profile/screens/first-run/first-run-context.ts";
import { FirstRunSteps } from "#app/profile/screens/first-run/first-run-steps.tsx";

export type { Agreement } from "#app/profile/screens/first-run/first-run-context.ts";

/** Loads the website of the URL. One that was published before is edited in the editor. */
function FirstRunLoader({ agreement }: { agreement: Agreement | null }) {
  const { http, user, isStaff } = useAdmin();
  const { desiredUrl = "", locale } = useAddress();
  const { data, error, mutate } = useSWR(
    ["first-run", desiredUrl, user.id],
    () => getRealtor(http, desiredUrl, { asOwner: true }),
    // Saving detects newer versions.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  const isOwn = data && (isStaff || data.userId === user.id);
  const isNew = data !== undefined && !wasPublished(data);
  useEffect(() => {
    if (data && !(isNew && isOwn))
      location.replace(localePath(isOwn ? `/${data.desiredUrl}/admin` : "/admin", locale));
  }, [data, isNew, isOwn, locale]);
  if (isOwn && isNew)
    return (
      <DraftProvider key={data.id} stored={data}>
        <FirstRunSteps agreement={agreement} />
      </DraftProvider>
    );
  return <FocusedLoading error={error} onRetry={() => void mutate()} />;
}

export interface FirstRunProps extends AdminLabels {
  /** Null until the operator of the platform is named in full. */
  agreement: Agreement | null;
  /** Phone number of the operator of the platform, for help. */
  helpPhone: string | null;
}

/** The first run of an agent whose website was never published. */
function FirstRunPage({ labels, agreement, helpPhone }: FirstRunProps) {
  return (
    <FocusedPage labels={labels}>
      <HelpPhoneContext value={helpPhone}>
        <FirstRunLoader agreement={agreement} />
      </HelpPhoneContext>
    </FocusedPage>
  );
}

export { FirstRunPage as component };
