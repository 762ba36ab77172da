import type { RealtorProfile } from "@realtor/api/loaning";
import { FloorPlan } from "@realtor/ui/floor-plan";
import { useState } from "react";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { DraftContext } from "#app/profile/draft/use-draft.ts";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import * as css from "./live.css.ts";

/** CSS px: the width of the page that is shown. */
const pageWidth = 1440;

/** The plan on blue, and the published page on its lower edge. Decorative. */
export function LivePlan({ profile }: { profile: RealtorProfile }) {
  const [store] = useState(() => createDraftStore(profile));
  return (
    <div className={css.plan} aria-hidden="true">
      <div className={css.drawing}>
        <FloorPlan />
      </div>
      <div className={css.frame}>
        <DraftContext value={store}>
          <PageThumbnail width={pageWidth} title="" />
        </DraftContext>
      </div>
    </div>
  );
}
