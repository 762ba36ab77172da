import type { Column } from "@realtor/ui/data-table";
import { ExternalIcon } from "@realtor/ui/icons";
import { Status } from "@realtor/ui/status";
import { FormattedMessage, type IntlShape } from "react-intl";
import type { Locale } from "@realtor/api/locales";
import { resolveImage } from "#app/data/resolve-image.ts";
import { localePath } from "#app/i18n/language-items.ts";
import * as css from "./realtor-table.css.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import type { WebsiteRow } from "./website-row.ts";

interface ColumnOptions {
  intl: IntlShape;
  locale: Locale;
  actions: RowActions;
}

const templateNames = {
  portrait: "Portrait",
  panorama: "Panorama",
  editorial: "Editorial",
} as const;

/** The table of homepages, on a phone a stack for each. */
export function realtorColumns({ intl, locale, actions }: ColumnOptions): Column<WebsiteRow>[] {
  const { formatMessage, formatDate } = intl;
  return [
    {
      id: "name",
      header: formatMessage({ id: "realtors.name" }),
      rowHeader: true,
      sortable: true,
      cell: (row) => <Person row={row} editor={localePath(`/${row.desiredUrl}/admin`, locale)} />,
    },
    {
      id: "address",
      header: formatMessage({ id: "realtors.address" }),
      sortable: true,
      onPhone: "hidden",
      cell: (row) => <span className={css.address}>/{row.desiredUrl}</span>,
    },
    {
      id: "template",
      header: formatMessage({ id: "realtors.template" }),
      onPhone: "hidden",
      cell: (row) => (
        <span className={css.look}>
          <Swatch color={row.color} />
          <span lang="en">
            {templateNames[row.template]}
            <span className={`${css.small} ${css.color}`}>{row.color}</span>
          </span>
        </span>
      ),
    },
    {
      id: "regions",
      header: formatMessage({ id: "realtors.regions" }),
      onPhone: "plain",
      cell: (row) => <Regions row={row} />,
    },
    {
      id: "state",
      header: formatMessage({ id: "realtors.state" }),
      onPhone: "plain",
      cell: (row) => (
        <span className={css.state}>
          <Status kind={row.live ? "live" : "draft"}>
            {formatMessage({ id: row.live ? "realtors.live" : "realtors.draft" })}
          </Status>
          <span className={css.lookBeside} lang="en">
            <Swatch color={row.color} />
            {templateNames[row.template]}
          </span>
        </span>
      ),
    },
    {
      id: "updated",
      header: formatMessage({ id: "realtors.updated" }),
      sortable: true,
      onPhone: "hidden",
      cell: (row) => <span className={css.date}>{formatDate(row.updatedAt)}</span>,
    },
    {
      id: "actions",
      header: formatMessage({ id: "realtors.actions" }),
      headerHidden: true,
      onPhone: "after",
      cell: (row) => (
        <span className={css.actions}>
          {row.live ? (
            <a
              className={css.iconLink}
              href={localePath(`/${row.desiredUrl}`, locale)}
              target="_blank"
              rel="noreferrer"
              aria-label={formatMessage({ id: "realtors.openOf" }, { name: row.name.shown.text })}
            >
              <ExternalIcon />
            </a>
          ) : (
            <span className={css.noLink} />
          )}
          <RowMenu row={row} {...actions} />
        </span>
      ),
    },
  ];
}

function Person({ row: { name, portrait }, editor }: { row: WebsiteRow; editor: string }) {
  return (
    <span className={css.person}>
      {portrait ? (
        <img
          className={css.portrait}
          {...resolveImage(portrait.url, [160])}
          sizes="64px"
          width={64}
          height={80}
          alt=""
          loading="lazy"
          decoding="async"
          {...(portrait.focus && {
            style: { objectPosition: `${portrait.focus.x}% ${portrait.focus.y}%` },
          })}
        />
      ) : (
        <span className={`${css.portrait} ${css.initial}`} lang={name.shown.lang} aria-hidden>
          {Array.from(name.shown.text)[0]}
        </span>
      )}
      <span>
        <a className={css.name} href={editor} lang={name.shown.lang}>
          {name.shown.text}
        </a>
        {name.second && (
          <span className={`${css.small} ${css.wideOnly}`} lang={name.second.lang}>
            {name.second.text}
          </span>
        )}
      </span>
    </span>
  );
}

function Swatch({ color }: { color: string | null }) {
  return color && <span className={css.swatch} style={{ background: color }} />;
}

/** On a phone or tablet there is room for the first two. */
function Regions({ row: { regions } }: { row: WebsiteRow }) {
  return (
    <span className={css.regions}>
      {regions.map(({ shown }, index) => (
        <span key={shown.text} className={index > 1 ? css.furtherRegion : undefined}>
          {index > 0 && <FormattedMessage id="realtors.comma" />}
          <span lang={shown.lang}>{shown.text}</span>
        </span>
      ))}
    </span>
  );
}
