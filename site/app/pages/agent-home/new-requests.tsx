import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { ChevronRightIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as countCss from "#app/admin/admin-nav.css.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { EntryPhoto } from "#app/pages/inbox/entry-photo.tsx";
import { nameOf, languageName } from "#app/pages/inbox/entry.ts";
import { receivedText } from "#app/pages/inbox/received-time.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import * as css from "./list-rows.css.ts";

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
      <Inline gap={16} rowGap={0} justify="between" className={css.heading}>
        <h2 className={css.title}>
          <FormattedMessage id="agentHome.requests" />
          {count > 0 && <span className={countCss.badge}>{formatNumber(count)}</span>}
        </h2>
        <TextLink className={css.all} href={localePath("/admin/inbox", locale)}>
          <FormattedMessage id="agentHome.requests.all" />
        </TextLink>
      </Inline>
      {newest.length === 0 ? (
        <p className={css.none}>
          <FormattedMessage id="agentHome.requests.none" />
        </p>
      ) : (
        <ul className={css.list} data-required="true">
          {newest.map((request) => (
            <li key={request.id} className={css.row}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
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
    <a className={css.request} href={requestHref(request, locale)}>
      <EntryPhoto url={listing?.imageUrl ?? null} size="home" />
      <span>
        <Box as="span" display="flex" alignItems="center" gap={8} className={css.name}>
          {nameOf({ ...request, kind: "contact" }, locale)}
        </Box>
        <span className={css.line} lang={language ?? undefined}>
          {firstLine}
        </span>
        <span className={css.facts}>
          <time dateTime={createdAt}>
            {receivedText(createdAt, { now: openedAt, intl, locale, timeZone })}
          </time>
          {language && ` · ${languageName(language, locale)}`}
        </span>
      </span>
      <ChevronRightIcon size={20} />
    </a>
  );
}
