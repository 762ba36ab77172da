import { Suspense } from "react";
import { staticIsland } from "#app/hydration/island.ts";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { OwnerBar } from "#app/layout/edit-bar/owner-bar.tsx";
import type { AreaPageProps } from "./area-props.ts";

const Area = await staticIsland(async () => (await import("./area.island.tsx")).Area);

/** The homes of a city: docs/spec/routes.md#homes-of-a-city. */
function AreaPage({ desiredUrl, ...frame }: AreaPageProps) {
  return (
    <PageFrame
      {...frame}
      anchors={["about", "contact"]}
      banner={<OwnerBar desiredUrl={desiredUrl} homes />}
    >
      <Suspense>
        <Area />
      </Suspense>
    </PageFrame>
  );
}

export { AreaPage as component };
