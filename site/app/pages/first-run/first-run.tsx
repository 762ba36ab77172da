import { getRealtor } from "@realtor/api/loaning";
import { useEffect } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { FocusedLoading } from "#app/admin/focused-page.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { DraftProvider } from "#app/pages/editor/draft-provider.tsx";
import { wasPublished } from "#app/session/after-sign-in.ts";
import type { Agreement } from "./first-run-context.ts";
import { FirstRunSteps } from "./first-run-steps.tsx";

export type { Agreement } from "./first-run-context.ts";

/** Loads the homepage of the URL. One that was published before is edited in the editor. */
export function FirstRunLoader({ agreement }: { agreement: Agreement | null }) {
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
