import { Status } from "@realtor/ui/status";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { updateSearchParams, hrefWithParams } from "#app/admin/search-params.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { interceptClick } from "#app/admin/intercept-click.ts";
import { useAddress } from "#app/page-root.tsx";
import { type Entry, nameOf, phoneOf } from "./entry.ts";
import * as css from "./entry-row.css.ts";
import { RealtorName } from "./realtor-name.tsx";
import { receivedShort } from "./received-time.ts";

interface EntryRowProps {
  entry: Entry;
  current: boolean;
  now: Date;
  timeZone: string;
}

/** One entry of the list; an unread one is bold and marked by a square and a text. */
export function EntryRow({ entry, current, now, timeZone }: EntryRowProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const unread = entry.readAt === null;
  const received = receivedShort(entry.createdAt, now, { locale, timeZone });
  const open = (event: MouseEvent) => {
    if (interceptClick(event)) updateSearchParams({ item: entry.id }, { push: true });
  };
  return (
    <a
      className={css.row}
      href={hrefWithParams({ item: entry.id })}
      rel="nofollow"
      data-entry={entry.id}
      data-unread={unread}
      aria-current={current ? "true" : undefined}
      onClick={open}
    >
      <span>
        <span className={css.name}>{nameOf(entry, locale)}</span>
        <Lines entry={entry} />
      </span>
      <span className={css.end}>
        <time dateTime={entry.createdAt}>
          {received.kind === "text"
            ? received.text
            : formatMessage({ id: `inbox.time.${received.kind}` })}
        </time>
        <Status kind={unread ? "new" : "draft"}>
          <FormattedMessage id={`inbox.state.${entry.state}`} />
          {unread && (
            <span className={css.unread}>
              , <FormattedMessage id="inbox.unread" />
            </span>
          )}
        </Status>
      </span>
    </a>
  );
}

function Lines({ entry }: { entry: Entry }) {
  const { isStaff } = useAdmin();
  const phone = phoneOf(entry).text;
  if (entry.kind === "lead") {
    return (
      <>
        <span className={css.line}>{entry.area}</span>
        <span className={css.line}>{phone}</span>
      </>
    );
  }
  return (
    <>
      <span className={css.line}>{entry.message}</span>
      <span className={css.line}>{isStaff ? <Addressee realtor={entry.realtor} /> : phone}</span>
    </>
  );
}

function Addressee({ realtor }: Pick<Extract<Entry, { kind: "contact" }>, "realtor">) {
  return (
    <>
      <FormattedMessage id="inbox.for" />:{" "}
      {realtor ? <RealtorName realtor={realtor} /> : <FormattedMessage id="inbox.for.gone" />}
    </>
  );
}
