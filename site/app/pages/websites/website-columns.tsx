import type { Locale } from "@realtor/api/locales";
import { Status } from "@realtor/ui/status";
import type { TableColumn } from "@realtor/ui/table";
import { FormattedMessage, type IntlShape } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { relativeTime } from "#app/i18n/formats/text-formats.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import type { WebsiteRow } from "./website-row.ts";
import * as css from "./website-table.css.ts";

interface ColumnOptions {
  intl: IntlShape;
  locale: Locale;
  /** When the list was opened. */
  now: Date;
  actions: RowActions;
}

/** Columns of the list of websites. */
export function websiteColumns(options: ColumnOptions): TableColumn<WebsiteRow>[] {
  const { intl, locale, now, actions } = options;
  const { formatMessage, formatDate } = intl;
  const time = ({ updatedAt }: WebsiteRow) => (
    <time
      className={css.date}
      dateTime={updatedAt}
      title={formatDate(updatedAt, { dateStyle: "long", timeStyle: "short" })}
    >
      {formatChangeTime(updatedAt, { now, locale, formatDate })}
    </time>
  );
  return [
    {
      id: "portrait",
      header: formatMessage({ id: "websites.portrait" }),
      headerHidden: true,
      width: 58,
      mobileLayout: "before",
      cell: (row) => <Portrait row={row} />,
    },
    {
      id: "name",
      header: formatMessage({ id: "websites.name" }),
      rowHeader: true,
      sortable: true,
      cell: (row) => <Name row={row} />,
    },
    {
      id: "brokerage",
      header: formatMessage({ id: "websites.brokerage" }),
      mobileLayout: "plain",
      cell: ({ brokerage, areas }) => (
        <span className={css.brokerage}>
          {brokerage}
          <span className={css.small}>{areas.join(", ")}</span>
        </span>
      ),
    },
    {
      id: "address",
      header: formatMessage({ id: "websites.address" }),
      sortable: true,
      mobileLayout: "hidden",
      cell: (row) => <span className={css.address}>/{row.desiredUrl}</span>,
    },
    {
      id: "state",
      header: formatMessage({ id: "websites.state" }),
      mobileLayout: "plain",
      cell: (row) => (
        <span className={css.state}>
          <Status kind={row.state === "live" ? "live" : "draft"}>
            {formatMessage({
              id: row.isSuspended ? "websites.suspended" : `websites.${row.state}`,
            })}
          </Status>
          {row.deletion && (
            <span className={css.changes}>
              <FormattedMessage
                id="websites.deleting"
                values={{ date: formatDate(row.deletion.at, { dateStyle: "medium" }) }}
              />
            </span>
          )}
          {row.changeCount > 0 && <Changes n={row.changeCount} />}
          {row.licenseHolders.length > 0 && <LicenseHolders slugs={row.licenseHolders} />}
          <span className={css.mobileOnly}>{time(row)}</span>
        </span>
      ),
    },
    {
      id: "updated",
      header: formatMessage({ id: "websites.updated" }),
      sortable: true,
      mobileLayout: "hidden",
      cell: time,
    },
    {
      id: "actions",
      header: formatMessage({ id: "websites.actions" }),
      headerHidden: true,
      align: "end",
      width: 60,
      mobileLayout: "after",
      cell: (row) => <RowMenu row={row} {...actions} />,
    },
  ];
}

function Portrait({ row: { name, portrait } }: { row: WebsiteRow }) {
  return portrait ? (
    <img
      className={css.portrait}
      {...resolveImage(portrait.url, [160])}
      sizes="56px"
      width={56}
      height={70}
      alt=""
      loading="lazy"
      decoding="async"
      {...(portrait.focus && {
        style: { objectPosition: `${portrait.focus.x}% ${portrait.focus.y}%` },
      })}
    />
  ) : (
    <span className={`${css.portrait} ${css.initial}`} lang={name.lang} aria-hidden>
      {Array.from(name.text)[0]}
    </span>
  );
}

/** The content of the row's link. */
function Name({ row: { name, secondName } }: { row: WebsiteRow }) {
  return (
    <>
      <span className={css.name} lang={name.lang}>
        {name.text}
      </span>{" "}
      {secondName && (
        <span className={css.small} lang={secondName.lang}>
          {secondName.text}
        </span>
      )}
    </>
  );
}

function Changes({ n }: { n: number }) {
  return (
    <span className={css.changes}>
      <FormattedMessage id="websites.changes" values={{ n }} />
    </span>
  );
}

function LicenseHolders({ slugs }: { slugs: readonly string[] }) {
  return (
    <span className={css.changes}>
      <FormattedMessage
        id="websites.licenseHolders"
        values={{ addresses: slugs.map((slug) => `/${slug}`).join(", ") }}
      />
    </span>
  );
}

/** Changes of the last seven days have a relative time. */
const recentMs = 7 * 24 * 60 * 60 * 1000;

interface FormatOptions extends Pick<IntlShape, "formatDate"> {
  now: Date;
  locale: Locale;
}

/** "5 minutes ago" for seven days, then "Nov 12", and with the year in another one. */
function formatChangeTime(iso: string, { now, locale, formatDate }: FormatOptions): string {
  const time = new Date(iso);
  // A change after the list was opened is "now".
  if (now.getTime() - time.getTime() < recentMs)
    return relativeTime(iso, time > now ? time : now, locale);
  return formatDate(iso, {
    month: "short",
    day: "numeric",
    ...(time.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
}
