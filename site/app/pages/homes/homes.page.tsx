import { Suspense } from "react";
import { staticIsland } from "#app/hydration/island.ts";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import type { HomesPageProps } from "./homes-props.ts";
import { useShortAddress } from "./use-short-address.ts";

const Homes = await staticIsland(async () => (await import("./homes.island.tsx")).Homes);

/** All homes of an agent: docs/spec/routes.md#all-homes. */
function HomesPage(props: HomesPageProps) {
  useShortAddress();
  return (
    <PageFrame {...props}>
      <Suspense>
        <Homes />
      </Suspense>
    </PageFrame>
  );
}

export { HomesPage as component };
