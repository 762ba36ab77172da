import type { Labels } from "@realtor/ui/labels";
import { Suspense } from "react";
import { staticIsland } from "#app/hydration/island.ts";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";

export interface WithdrawnPageProps {
  frame: Frame;
  labels: Pick<Labels, "common" | "language" | "footer">;
  year: number;
}

const Withdrawn = await staticIsland(
  async () => (await import("./withdrawn.island.tsx")).Withdrawn,
);

/** The page of a home that is no longer on the market: docs/spec/routes.md#life-of-a-listing. */
function WithdrawnPage(props: WithdrawnPageProps) {
  return (
    <PageFrame {...props} anchors={["about", "listings", "contact"]}>
      <Suspense>
        <Withdrawn />
      </Suspense>
    </PageFrame>
  );
}

export { WithdrawnPage as component };
