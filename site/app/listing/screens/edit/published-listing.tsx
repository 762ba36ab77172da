import { Button } from "@realtor/ui/button";
import { useIntl } from "react-intl";
import type { Lang } from "@realtor/api/locales";
import { PageHead } from "#app/admin/layouts/page.tsx";
import { Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { CopyLink } from "#app/admin/share/copy-link.tsx";
import { ShareChannels } from "#app/admin/share/share-channels.tsx";
import { joinWithAnd } from "#app/i18n/formats/join-words.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { toContent } from "../../document/listing-content.ts";
import { useListingStore, useStoredListing } from "../../document/listing-kind.ts";
import { useListingPaths } from "../../document/listing-paths.ts";
import { newListingId } from "../../document/listing-service.ts";
import * as css from "./edit-screen.css.ts";

interface PublishedListingProps {
  isWebsitePublic: boolean;
  /** Shows the form again, at the words. */
  onWords: () => void;
  onBack: () => void;
}

/** The address of a listing that was just published, the ways to pass it on, and what helps next. */
export function PublishedListing({ isWebsitePublic, onWords, onBack }: PublishedListingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { origin } = useAddress();
  const { listingKey, realtor } = useStoredListing();
  const { words = {}, street = "" } = toContent(useListingStore().getDraft());
  const paths = useListingPaths(realtor);
  const path = paths.short(listingKey);
  const url = origin + path;
  const langs: readonly Lang[] = ["ko", "en", "ja"];
  const missing = langs.filter((lang) => !words[lang]?.sentence?.trim());
  const names = missing.map((lang) => formatMessage({ id: `listing-form.language.${lang}` }));
  return (
    <div className={css.published}>
      <PageHead
        size="title"
        headingRef={focusElement}
        title={formatMessage({ id: "listing-form.published" })}
        lead={formatMessage({
          id: isWebsitePublic ? "listing-form.published.text" : "listing-form.published.waits",
        })}
      />
      <CopyLink address={new URL(origin).host + path} url={url} />
      <div className={css.publishedLinks}>
        <Button size="medium" variant="outline" href={paths.page(listingKey)}>
          {formatMessage({ id: "listing-form.published.view" })}
        </Button>
        <Button size="medium" variant="text" onClick={onBack}>
          {formatMessage({ id: "listing-form.published.back" })}
        </Button>
      </div>
      <ShareChannels
        url={url}
        text={formatMessage({ id: "listing-form.share" }, { address: street, url })}
        subject={street}
      />
      <div className={css.next}>
        <RowsHead title={formatMessage({ id: "listing-form.published.next" })} />
        <Rows>
          {names.length > 0 && (
            <Row
              height={60}
              title={formatMessage(
                { id: "listing-form.published.sentence" },
                { languages: joinWithAnd(names, intl) },
              )}
              onPress={onWords}
            />
          )}
          <Row
            height={60}
            title={formatMessage({ id: "listing-form.published.another" })}
            href={paths.form(newListingId)}
          />
        </Rows>
      </div>
    </div>
  );
}
