import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import { narrowOnly, wideOnly } from "#app/admin/layouts/stepper.css.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField } from "#app/profile/draft/use-draft.ts";
import * as css from "./first-run-frame.css.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";

const WholePage = lazy(async () => ({
  default: (await import("./whole-page.tsx")).WholePage,
}));

/** Width of the page in the pane, in CSS px: a phone shows the page of a phone. */
const phone = 390;
const computer = 1440;

/** The agent's page as it grows. It has samples in gray where something is missing. */
export function PagePane() {
  const { formatMessage } = useIntl();
  const address = useAddressText();
  const samples = useSamples();
  const isPhone = useMediaQuery("(max-width: 47.5em)");
  const [isWhole, setWhole] = useState(false);
  const width = isPhone ? phone : computer;
  return (
    <>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="between"
        gap={16}
        className={css.caption}
      >
        <span className={narrowOnly}>{formatMessage({ id: "first-run.soFar" })}</span>
        <Button
          variant="text"
          size="small"
          className={narrowOnly}
          aria-haspopup="dialog"
          onClick={() => setWhole(true)}
        >
          {formatMessage({ id: "first-run.seeAll" })}
        </Button>
        <span className={`${css.address} ${wideOnly}`}>{address}</span>
        <span className={wideOnly}>
          <span className={css.onlyYou}>{formatMessage({ id: "first-run.onlyYou" })}</span>
        </span>
      </Box>
      <div className={css.view}>
        <PageThumbnail
          width={width}
          title={formatMessage({ id: "first-run.soFar" })}
          samples={samples}
          isScrollable={!isPhone}
        />
      </div>
      <Box as="p" display="flex" alignItems="center" gap={12} className={css.legend}>
        {formatMessage({ id: "first-run.ghosts" })}
      </Box>
      {isWhole && (
        <Suspense>
          <WholePage width={width} onClose={() => setWhole(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The website's address without `https://`, as it is read aloud: `builtforrealtors.com/grace-kim`. */
function useAddressText(): string {
  const { origin } = useAddress();
  const slug = useDeferredField("slug");
  return `${new URL(origin).host}/${slug}`;
}
