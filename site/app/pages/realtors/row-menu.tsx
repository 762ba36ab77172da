import { IconButton } from "@realtor/ui/icon-button";
import {
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  LinkIcon,
  MoreIcon,
  TrashIcon,
  UploadIcon,
} from "@realtor/ui/icons";
import { Menu, type MenuItem } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { WebsiteRow } from "./use-realtor-list.ts";

export interface RowActions {
  onExport: (row: WebsiteRow) => void;
  onInvite: (row: WebsiteRow) => void;
  onDelete: (row: WebsiteRow) => void;
}

/** Actions menu of a homepage. */
export function RowMenu({ row, ...on }: RowActions & { row: WebsiteRow }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { isStaff } = useAdmin();
  const home = localePath(`/${row.desiredUrl}`, locale);
  const items: MenuItem[] = [
    { label: formatMessage({ id: "realtors.edit" }), icon: <EditIcon />, href: `${home}/admin` },
    ...(row.live
      ? [{ label: formatMessage({ id: "realtors.open" }), icon: <ExternalIcon />, href: home }]
      : []),
    {
      label: formatMessage({ id: "realtors.export" }),
      icon: <DownloadIcon />,
      onSelect: () => on.onExport(row),
    },
    {
      label: formatMessage({ id: "realtors.import" }),
      icon: <UploadIcon />,
      href: `${home}/admin?import`,
    },
    ...(isStaff
      ? [
          {
            label: formatMessage({ id: "realtors.invite" }),
            icon: <LinkIcon />,
            onSelect: () => on.onInvite(row),
          },
        ]
      : []),
    {
      label: formatMessage({ id: "realtors.delete" }),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => on.onDelete(row),
    },
  ];
  const label = formatMessage({ id: "realtors.more" }, { name: row.name.displayName.text });
  return (
    <Menu
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
      items={items}
    />
  );
}
