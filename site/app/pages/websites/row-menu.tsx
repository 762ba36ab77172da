import { IconButton } from "@realtor/ui/icon-button";
import {
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  MailIcon,
  MoreIcon,
  TabletIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
  WebPageIcon,
} from "@realtor/ui/icons";
import { Menu, type MenuItem } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./website-table.css.ts";
import type { WebsiteRow } from "./website-row.ts";

export interface RowActions {
  onCopy: (row: WebsiteRow) => void;
  onInvite: (row: WebsiteRow) => void;
  onSecondFactor: (row: WebsiteRow) => void;
  onLicense: (row: WebsiteRow) => void;
  onDuplicate: (row: WebsiteRow) => void;
  onExport: (row: WebsiteRow) => void;
  onUnpublish: (row: WebsiteRow) => void;
  /** Lets the agent publish a suspended website. */
  onLift: (row: WebsiteRow) => void;
  /** Undoes the deletion of the agent's account. */
  onKeep: (row: WebsiteRow) => void;
  onDelete: (row: WebsiteRow) => void;
}

/** Actions menu of a website, in groups by use. */
export function RowMenu({ row, ...on }: RowActions & { row: WebsiteRow }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const home = localePath(`/${row.desiredUrl}`, locale);
  const isLive = row.state === "live";
  const items: MenuItem[] = [
    { label: formatMessage({ id: "websites.edit" }), icon: <EditIcon />, href: `${home}/admin` },
    ...(isLive
      ? [{ label: formatMessage({ id: "websites.open" }), icon: <ExternalIcon />, href: home }]
      : []),
    {
      label: formatMessage({ id: "websites.copyAddress" }),
      icon: <CopyIcon />,
      onSelect: () => on.onCopy(row),
    },
    {
      label: formatMessage({ id: "websites.invite" }),
      icon: <MailIcon />,
      startsGroup: true,
      onSelect: () => on.onInvite(row),
    },
    ...(row.secondFactorAccount === null
      ? []
      : [
          {
            label: formatMessage({ id: "websites.factor" }),
            icon: <TabletIcon />,
            onSelect: () => on.onSecondFactor(row),
          },
        ]),
    ...(row.licenseHolders.length === 0
      ? []
      : [
          {
            label: formatMessage({ id: "websites.license" }),
            icon: <CheckIcon />,
            onSelect: () => on.onLicense(row),
          },
        ]),
    {
      label: formatMessage({ id: "websites.duplicate" }),
      icon: <WebPageIcon />,
      onSelect: () => on.onDuplicate(row),
    },
    {
      label: formatMessage({ id: "websites.versions" }),
      icon: <UndoIcon />,
      href: `${home}/admin/versions`,
    },
    {
      label: formatMessage({ id: "websites.export" }),
      icon: <DownloadIcon />,
      startsGroup: true,
      onSelect: () => on.onExport(row),
    },
    {
      label: formatMessage({ id: "websites.import" }),
      icon: <UploadIcon />,
      href: `${home}/admin?import`,
    },
    ...(isLive
      ? [
          {
            label: formatMessage({ id: "websites.unpublish" }),
            icon: <EyeIcon />,
            startsGroup: true,
            onSelect: () => on.onUnpublish(row),
          },
        ]
      : []),
    ...(row.isSuspended
      ? [
          {
            label: formatMessage({ id: "websites.lift" }),
            icon: <EyeIcon />,
            startsGroup: true,
            onSelect: () => on.onLift(row),
          },
        ]
      : []),
    ...(row.deletion
      ? [
          {
            label: formatMessage({ id: "websites.keep" }),
            icon: <UndoIcon />,
            startsGroup: true,
            onSelect: () => on.onKeep(row),
          },
        ]
      : []),
    {
      label: formatMessage({ id: "websites.delete" }),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => on.onDelete(row),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={formatMessage({ id: "websites.more" }, { name: row.name.text })}>
          <MoreIcon />
        </IconButton>
      }
      className={css.rowMenu}
      side="left"
      align="start"
      items={items}
    />
  );
}
