import { ExternalIcon } from "@realtor/ui/icons";
import { Status } from "@realtor/ui/status";
import type { TableColumn } from "@realtor/ui/table";
import type { TemplateId } from "@realtor/ui/templates";
import { FormattedMessage, type IntlShape } from "react-intl";
import type { Locale } from "@realtor/api/locales";
import { resolveImage } from "#app/data/image-url.ts";
import { relativeTime } from "#app/i18n/formats/text-formats.ts";
import { localePath } from "#app/i18n/language-items.ts";
import * as css from "./realtor-table.css.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import type { WebsiteRow } from "./use-realtor-list.ts";
import { stateMessages } from "./realtors-messages.ts";

interface ColumnOptions {
  intl: IntlShape;
  locale: Locale;
  /** When the list was opened. */
  now: Date;
  actions: RowActions;
}

/** Changes of the last seven days have a relative time. */
const recentMs = 7 * 24 * 60 * 60 * 1000;

const templateNames: Readonly<Record<TemplateId, string>> = {
  portrait: "Portrait",
  panorama: "Panorama",
  editorial: "Editorial",
  atelier: "Atelier",
  brokerage: "Brokerage",
};

/** Columns of the homepage table. */
export function realtorColumns({
  intl,
  locale,
  now,
  actions,
}: ColumnOptions): TableColumn<WebsiteRow>[] {
  const { formatMessage, formatDate } = intl;
  const formatChange = (iso: string) => {
    const time = new Date(iso);
    if (now.getTime() - time.getTime() >= recentMs) return formatDate(iso);
    // A change after the list was opened is "now".
    return relativeTime(iso, time > now ? time : now, locale);
  };
  return [
    {
      id: "portrait",
      header: formatMessage({
        id: "realtors.portrait",
        defaultMessage: "Portrait",
        description: "Column: the realtor’s portrait.",
      }),
      headerHidden: true,
      width: 68,
      mobileLayout: "before",
      cell: (row) => <Portrait row={row} />,
    },
    {
      id: "name",
      header: formatMessage({
        id: "realtors.name",
        defaultMessage: "Name",
        description: "Column: the realtor’s name.",
      }),
      rowHeader: true,
      sortable: true,
      cell: (row) => <Name row={row} />,
    },
    {
      id: "address",
      header: formatMessage({
        id: "realtors.address",
        defaultMessage: "Address",
        description: "Column: the website’s address.",
      }),
      sortable: true,
      mobileLayout: "hidden",
      cell: (row) => <span className={css.address}>/{row.desiredUrl}</span>,
    },
    {
      id: "template",
      header: formatMessage({
        id: "realtors.template",
        defaultMessage: "Template and color",
        description: "Column: the template and the main color.",
      }),
      mobileLayout: "hidden",
      cell: (row) => (
        <span className={css.design}>
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
      header: formatMessage({
        id: "realtors.regions",
        defaultMessage: "Areas",
        description: "Column: the areas in which the realtor works.",
      }),
      mobileLayout: "plain",
      cell: (row) => <Regions row={row} />,
    },
    {
      id: "state",
      header: formatMessage({
        id: "realtors.state",
        defaultMessage: "Status",
        description: "Column: the status of the website.",
      }),
      mobileLayout: "plain",
      cell: (row) => (
        <span className={css.state}>
          <Status kind={row.live ? "live" : "draft"}>
            {formatMessage(row.live ? stateMessages.live : stateMessages.draft)}
          </Status>
          <span className={css.inlineDesign} lang="en">
            <Swatch color={row.color} />
            {templateNames[row.template]}
          </span>
        </span>
      ),
    },
    {
      id: "updated",
      header: formatMessage({
        id: "realtors.updated",
        defaultMessage: "Updated",
        description: "Column: when the website was last changed.",
      }),
      sortable: true,
      mobileLayout: "hidden",
      cell: ({ updatedAt }) => (
        <time
          className={css.date}
          dateTime={updatedAt}
          title={formatDate(updatedAt, { dateStyle: "long", timeStyle: "short" })}
        >
          {formatChange(updatedAt)}
        </time>
      ),
    },
    {
      id: "actions",
      header: formatMessage({
        id: "realtors.actions",
        defaultMessage: "Actions",
        description: "Column of the menu of each row.",
      }),
      headerHidden: true,
      mobileLayout: "after",
      cell: (row) => (
        <span className={css.actions}>
          {row.live ? (
            <a
              className={css.iconLink}
              href={localePath(`/${row.desiredUrl}`, locale)}
              target="_blank"
              rel="noreferrer"
              aria-label={formatMessage(
                {
                  id: "realtors.openOf",
                  defaultMessage: "Open {name}’s website",
                  description:
                    "Accessible name of the link to a website; {name} is the realtor’s name.",
                },
                { name: row.name.displayName.text },
              )}
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

function Portrait({ row: { name, portrait } }: { row: WebsiteRow }) {
  return portrait ? (
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
    <span className={`${css.portrait} ${css.initial}`} lang={name.displayName.lang} aria-hidden>
      {Array.from(name.displayName.text)[0]}
    </span>
  );
}

/** The content of the row's link. */
function Name({ row: { name } }: { row: WebsiteRow }) {
  return (
    <>
      <span className={css.name} lang={name.displayName.lang}>
        {name.displayName.text}
      </span>{" "}
      {name.latinName && (
        <span className={`${css.small} ${css.wideOnly}`} lang={name.latinName.lang}>
          {name.latinName.text}
        </span>
      )}
    </>
  );
}

function Swatch({ color }: { color: string | null }) {
  return color && <span className={css.swatch} style={{ background: color }} />;
}

/** Phones and tablets show the first two. */
function Regions({ row: { regions } }: { row: WebsiteRow }) {
  return (
    <span className={css.regions}>
      {regions.map(({ displayName }, index) => (
        <span key={displayName.text} className={index > 1 ? css.furtherRegion : undefined}>
          {index > 0 && (
            <FormattedMessage
              id="realtors.comma"
              defaultMessage=", "
              description="Separator between areas in a table cell."
            />
          )}
          <span lang={displayName.lang}>{displayName.text}</span>
        </span>
      ))}
    </span>
  );
}
