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
import * as css from "./realtor-table.css.ts";
import type { WebsiteRow } from "./website-row.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";

/** The actions of a website; "…" where a dialog follows. */
const messages = defineMessages({
  more: {
    id: "realtors.more",
    defaultMessage: "Menu for {name}",
    description: "Accessible name of a row’s menu button; {name} is the realtor’s name.",
  },
  edit: {
    id: "realtors.edit",
    defaultMessage: "Open the editor",
    description: "Menu item: link to the editor of a website.",
  },
  view: {
    id: "realtors.open",
    defaultMessage: "View the website",
    description: "Menu item that opens a website.",
  },
  copy: {
    id: "realtors.copyAddress",
    defaultMessage: "Copy the address",
    description: "Menu item that copies the address of a website.",
  },
  invite: {
    id: "realtors.invite",
    defaultMessage: "Invite again…",
    description: "Menu item that opens the dialog of an invitation.",
  },
  factor: {
    id: "realtors.factor",
    defaultMessage: "Turn off two-step sign-in…",
    description: "Menu item for a realtor who has lost the phone and the backup codes.",
  },
  license: {
    id: "realtors.license",
    defaultMessage: "Allow this license number…",
    description: "Menu item for a website whose license number another website has.",
  },
  duplicate: {
    id: "realtors.duplicate",
    defaultMessage: "Duplicate the website…",
    description: "Menu item that opens the dialog which makes a copy for another realtor.",
  },
  versions: {
    id: "realtors.versions",
    defaultMessage: "See versions",
    description: "Menu item: link to the earlier versions of a website.",
  },
  export: {
    id: "realtors.export",
    defaultMessage: "Export settings",
    description: "Menu item that downloads a website as a file.",
  },
  import: {
    id: "realtors.import",
    defaultMessage: "Import settings…",
    description: "Menu item that replaces a website with a file.",
  },
  unpublish: {
    id: "realtors.unpublish",
    defaultMessage: "Unpublish…",
    description: "Menu item that takes a website off the public site after a confirmation.",
  },
  lift: {
    id: "realtors.lift",
    defaultMessage: "Let the agent publish again",
    description: "Menu item for a website that staff took offline.",
  },
  delete: {
    id: "realtors.delete",
    defaultMessage: "Delete the website…",
    description: "Menu item that deletes a website.",
  },
});

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
  onDelete: (row: WebsiteRow) => void;
}

/** Actions menu of a homepage, in groups by use. */
export function RowMenu({ row, ...on }: RowActions & { row: WebsiteRow }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const home = localePath(`/${row.desiredUrl}`, locale);
  const isLive = row.state === "live";
  const items: MenuItem[] = [
    { label: formatMessage(messages.edit), icon: <EditIcon />, href: `${home}/admin` },
    ...(isLive
      ? [{ label: formatMessage(messages.view), icon: <ExternalIcon />, href: home }]
      : []),
    {
      label: formatMessage(messages.copy),
      icon: <CopyIcon />,
      onSelect: () => on.onCopy(row),
    },
    {
      label: formatMessage(messages.invite),
      icon: <MailIcon />,
      startsGroup: true,
      onSelect: () => on.onInvite(row),
    },
    ...(row.secondFactorAccount === null
      ? []
      : [
          {
            label: formatMessage(messages.factor),
            icon: <TabletIcon />,
            onSelect: () => on.onSecondFactor(row),
          },
        ]),
    ...(row.licenseHolders.length === 0
      ? []
      : [
          {
            label: formatMessage(messages.license),
            icon: <CheckIcon />,
            onSelect: () => on.onLicense(row),
          },
        ]),
    {
      label: formatMessage(messages.duplicate),
      icon: <WebPageIcon />,
      onSelect: () => on.onDuplicate(row),
    },
    {
      label: formatMessage(messages.versions),
      icon: <UndoIcon />,
      href: `${home}/admin/versions`,
    },
    {
      label: formatMessage(messages.export),
      icon: <DownloadIcon />,
      startsGroup: true,
      onSelect: () => on.onExport(row),
    },
    {
      label: formatMessage(messages.import),
      icon: <UploadIcon />,
      href: `${home}/admin?import`,
    },
    ...(isLive
      ? [
          {
            label: formatMessage(messages.unpublish),
            icon: <EyeIcon />,
            startsGroup: true,
            onSelect: () => on.onUnpublish(row),
          },
        ]
      : []),
    ...(row.isSuspended
      ? [
          {
            label: formatMessage(messages.lift),
            icon: <EyeIcon />,
            startsGroup: true,
            onSelect: () => on.onLift(row),
          },
        ]
      : []),
    {
      label: formatMessage(messages.delete),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => on.onDelete(row),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={formatMessage(messages.more, { name: row.name.text })}>
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
