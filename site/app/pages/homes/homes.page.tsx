import { Suspense } from "react";
import { intentIsland, staticIsland } from "#app/hydration/island.ts";
import { OwnerBar } from "#app/layout/edit-bar/owner-bar.tsx";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import type { HomesPageProps } from "./homes-props.ts";

const Homes = await staticIsland(async () => (await import("./homes.island.tsx")).Homes);

const PlaceMap = await intentIsland(
  "[data-listing-map]",
  async () => (await import("#app/pages/listing/map.island.tsx")).PlaceMap,
);

if (!import.meta.env.SSR && !("popover" in HTMLElement.prototype))
  void import("./operate-popovers.entry.ts");

/** All homes of an agent: docs/spec/routes.md#all-homes. */
function HomesPage({ desiredUrl, map, ...frame }: HomesPageProps) {
  return (
    <PageFrame
      {...frame}
      anchors={["about", "contact"]}
      banner={<OwnerBar desiredUrl={desiredUrl} homes />}
    >
      <Suspense>
        <Homes />
      </Suspense>
      {map && (
        <Suspense>
          <PlaceMap {...map} />
        </Suspense>
      )}
    </PageFrame>
  );
}

export { HomesPage as component };
