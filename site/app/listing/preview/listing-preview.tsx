import type { RealtorProfile } from "@realtor/api/loaning";
import { Box } from "@realtor/ui/box";
import { EditIcon, ExternalIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { Stack } from "@realtor/ui/stack";
import { type Ref, useCallback, useImperativeHandle, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { DeviceChoice, deviceWidths, useDevice } from "#app/profile/preview/device-choice.tsx";
import { ScaledPage } from "#app/profile/preview/preview-iframe.tsx";
import { usePageFeed } from "#app/profile/preview/use-page-feed.ts";
import * as css from "#app/profile/screens/editor/preview/preview-pane.css.ts";
import { toContent } from "../document/listing-content.ts";
import { useListingStore, useStoredListing } from "../document/listing-kind.ts";
import { useListingPaths } from "../document/listing-paths.ts";
import { type PartId, parts } from "../form/parts.ts";
import * as ownCss from "./listing-preview.css.ts";
import type { ListingDraft } from "./listing-draft.ts";
import { anchorOfPart } from "./page-places.ts";
import { PageLanguage, type PageLanguageProps } from "./page-language.tsx";

export interface ListingPreviewHandle {
  /** Scrolls the page to what a part of the form fills. */
  show: (part: PartId) => void;
}

interface ListingPreviewProps extends PageLanguageProps {
  handle: Ref<ListingPreviewHandle>;
  website: RealtorProfile;
  /** Called with the part of the form that fills what was clicked. */
  onPick: (part: PartId) => void;
}

/** The page of the home with its draft, for three device sizes and three languages. */
export function ListingPreview(props: ListingPreviewProps) {
  const { handle, website, locale, onSelectLocale, onPick } = props;
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const { listingKey, realtor, published } = useStoredListing();
  const paths = useListingPaths(realtor);
  const store = useListingStore();
  const [device, setDevice] = useDevice();
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useCallback(
    (): ListingDraft => ({
      profile: website,
      listingKey,
      content: toContent(store.getDraft()),
      locale,
      origin,
      builder: localePath("/", locale),
    }),
    [website, listingKey, store, locale, origin],
  );
  const show = usePageFeed(frame, {
    subscribe: store.subscribe,
    read,
    onPick(picked) {
      const part = parts.find((one) => one === picked);
      if (part) onPick(part);
    },
  });
  useImperativeHandle(handle, () => ({ show: (part) => show(anchorOfPart[part]) }));
  return (
    <Stack
      as="section"
      gap={0}
      className={css.pane}
      aria-label={formatMessage({ id: "editor.preview" })}
    >
      <Inline rowGap={8} justify="between" className={`${css.tools} ${ownCss.tools}`}>
        <p className={ownCss.caption}>
          <FormattedMessage id="listing-form.preview" />
        </p>
        <Box display="flex" alignItems="center" gap={12}>
          <span className={ownCss.language}>
            <PageLanguage locale={locale} onSelectLocale={onSelectLocale} />
          </span>
          <DeviceChoice device={device} onSelect={setDevice} />
          {published !== null && (
            <a
              className={css.open}
              href={localePath(paths.short(listingKey), locale)}
              target="_blank"
              rel="noreferrer"
              aria-label={formatMessage({ id: "editor.preview.open" })}
            >
              <ExternalIcon />
            </a>
          )}
        </Box>
      </Inline>
      <div className={css.stage}>
        <ScaledPage
          path="/admin/preview/listing"
          frame={frame}
          title={formatMessage({ id: "editor.preview" })}
          width={deviceWidths[device]}
          className={css.viewport}
        />
      </div>
      <p className={css.footer}>
        <EditIcon />
        <span className={css.forMouse}>{formatMessage({ id: "editor.lang.preview.click" })}</span>
        <span className={css.forTouch}>{formatMessage({ id: "editor.lang.preview.tap" })}</span>
      </p>
    </Stack>
  );
}
