import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as countCss from "#app/admin/admin-nav.css.ts";
import { NoRows, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { EntryPhoto } from "#app/pages/inbox/entry-photo.tsx";
import { nameOf, languageName } from "#app/pages/inbox/entry.ts";
import { receivedText } from "#app/pages/inbox/received-time.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";

/** The page of a request in the inbox. */
export function requestHref({ id }: Pick<ContactRequest, "id">, locale: Locale): string {
  return `${localePath("/admin/inbox", locale)}?${new URLSearchParams({ tab: "contacts", item: id })}`;
}

interface NewRequestsProps {
  newest: readonly ContactRequest[];
  /** All without an answer. */
  count: number;
}

/** The newest requests without an answer, with a link to the inbox. */
export function NewRequests({ newest, count }: NewRequestsProps) {
  const { formatNumber } = useIntl();
  const { locale } = useAddress();
  return (
    <section>
      <RowsHead
        title={
          <>
            <FormattedMessage id="agentHome.requests" />
            {count > 0 && <span className={countCss.badge}>{formatNumber(count)}</span>}
          </>
        }
        link={
          <TextLink href={localePath("/admin/inbox", locale)}>
            <FormattedMessage id="agentHome.requests.all" />
          </TextLink>
        }
      />
      {newest.length === 0 ? (
        <NoRows>
          <FormattedMessage id="agentHome.requests.none" />
        </NoRows>
      ) : (
        <Rows required>
          {newest.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function RequestRow({ request }: { request: ContactRequest }) {
  const { locale } = useAddress();
  const intl = useIntl();
  const [openedAt] = useState(() => new Date());
  const [timeZone] = useState(getLocalTimeZone);
  const { createdAt, listing, message, locale: language } = request;
  const [firstLine = ""] = message.split("\n", 1);
  return (
    <Row
      href={requestHref(request, locale)}
      height={92}
      lead={<EntryPhoto url={listing?.imageUrl ?? null} size="home" />}
      title={nameOf({ ...request, kind: "contact" }, locale)}
      unread
      line={firstLine}
      lineLang={language ?? undefined}
      facts={
        <>
          <time dateTime={createdAt}>
            {receivedText(createdAt, { now: openedAt, intl, locale, timeZone })}
          </time>
          {language && ` · ${languageName(language, locale)}`}
        </>
      }
    />
  );
}
