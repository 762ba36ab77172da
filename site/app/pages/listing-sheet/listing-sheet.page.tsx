import "./paper.css";
import { Button } from "@realtor/ui/button";
import { TextLink } from "@realtor/ui/text-link";
import { Suspense } from "react";
import { staticIsland } from "#app/hydration/island.ts";
import * as css from "./listing-sheet-page.css.ts";
import type { SheetPageProps } from "./sheet-props.ts";

const Sheet = await staticIsland(async () => (await import("./sheet.island.tsx")).Sheet);

/** The sheet of a home with its actions, which are not printed: docs/spec/routes.md#sheet-of-a-home. */
function ListingSheetPage({ labels, links }: SheetPageProps) {
  return (
    <main id="main" tabIndex={-1} className={css.page} data-scheme="content">
      <div className={css.actions}>
        <TextLink href={links.listing}>{labels.page}</TextLink>
        {links.pdf && (
          <TextLink href={links.pdf} rel="nofollow">
            {labels.pdf}
          </TextLink>
        )}
        <Button size="medium" className={css.print} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
      <div className={css.paper}>
        <Suspense>
          <Sheet />
        </Suspense>
      </div>
    </main>
  );
}

export { ListingSheetPage as component };
