import { getRealtor, type RealtorProfile } from "@realtor/api/loaning";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { FocusedLoading } from "#app/admin/focused-loading.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { createDraftStore } from "#app/pages/editor/draft/draft-store.ts";
import { DraftContext } from "#app/pages/editor/draft/use-draft.ts";
import { createValidation, ValidationContext } from "#app/pages/editor/draft/validation.ts";
import { PhotoUploads } from "#app/pages/editor/photos/photo-uploads.tsx";
import { wasPublished } from "#app/session/was-published.ts";
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
  if (isOwn && isNew) return <FirstRun key={data.id} stored={data} agreement={agreement} />;
  return <FocusedLoading error={error} onRetry={() => void mutate()} />;
}

/** Provides the draft, its validation and the uploads, as the editor does. */
function FirstRun({ stored, agreement }: { stored: RealtorProfile; agreement: Agreement | null }) {
  const [store] = useState(() => createDraftStore(stored));
  const [validation] = useState(() => createValidation(store));
  useEffect(() => validation.start(), [validation]);
  return (
    <DraftContext value={store}>
      <ValidationContext value={validation}>
        <PhotoUploads>
          <FirstRunSteps agreement={agreement} />
        </PhotoUploads>
      </ValidationContext>
    </DraftContext>
  );
}
