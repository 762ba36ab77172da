import type { SectionId } from "@realtor/profile/sections";
import { IconButton } from "@realtor/ui/icon-button";
import {
  ArrowRightIcon,
  DownloadIcon,
  EyeIcon,
  InfoIcon,
  MoreIcon,
  ShareIcon,
  SmartphoneIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
} from "@realtor/ui/icons";
import type { MenuItem } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { saveExport } from "#app/admin/download-file.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { LazyMenu } from "#app/admin/lazy-menu.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useDraftStore, useEditorState } from "#app/profile/draft/use-draft.ts";
import { useSaver } from "#app/profile/saving/use-autosave.ts";
import * as css from "./page-bar.css.ts";
import type { OpenDialog } from "../publish/use-dialog.ts";

interface EditorMenuProps {
  /** Undo, redo and the account menu are not in a bar. */
  isCompact: boolean;
  section: SectionId;
  onOpen: (dialog: OpenDialog) => void;
}

/** Menu of the rare actions: versions, export, import, help, unpublish, sign-out, delete. */
export function EditorMenu({ isCompact, section, onOpen }: EditorMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { http, user } = useAdmin();
  const phone = useHelpPhone();
  const store = useDraftStore();
  const saver = useSaver();
  const isOwn = useEditorState(({ stored }) => stored.userId === user.id);
  const isPublished = useEditorState(({ stored }) => stored.isMakeHomepage === "Y");
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  const { locale, ownDomain } = useAddress();
  const showVersions = async () => {
    // The list begins with what was typed last. What cannot be saved now is on this device.
    await saver.flush();
    const { desiredUrl } = store.getState().stored;
    location.assign(localePath(`${ownDomain ? "" : `/${desiredUrl}`}/admin/versions`, locale));
  };
  const exportFile = async () => {
    try {
      // The file contains what was typed last.
      await saver.flush();
      await saveExport(http, store.getState().stored.id);
    } catch (error) {
      onOpen({ kind: "failed", message: failureText(error, intl) });
    }
  };
  const undoItems: MenuItem[] = [
    {
      label: formatMessage({ id: "editor.undo" }),
      icon: <UndoIcon />,
      disabled: !canUndo,
      onSelect: store.undo,
    },
    {
      label: formatMessage({ id: "editor.redo" }),
      icon: <UndoIcon className={css.redo} />,
      disabled: !canRedo,
      onSelect: store.redo,
    },
  ];
  const shortcuts: MenuItem = {
    label: formatMessage({ id: "editor.shortcuts" }),
    icon: <InfoIcon />,
    onSelect: () => onOpen({ kind: "shortcuts" }),
  };
  const items: MenuItem[] = [
    ...(isCompact ? undoItems : []),
    {
      label: formatMessage({ id: "editor.versions" }),
      icon: <UndoIcon />,
      onSelect: () => void showVersions(),
    },
    {
      label: formatMessage({ id: "editor.sendPreview" }),
      icon: <ShareIcon />,
      onSelect: () => onOpen({ kind: "sendPreview" }),
    },
    {
      label: formatMessage({ id: "editor.export" }),
      icon: <DownloadIcon />,
      onSelect: () => void exportFile(),
    },
    {
      label: formatMessage({ id: "editor.import" }),
      icon: <UploadIcon />,
      onSelect: () => onOpen({ kind: "import" }),
    },
    {
      label: formatMessage({ id: "editor.help" }),
      icon: <InfoIcon />,
      onSelect: () => onOpen({ kind: "help", section }),
    },
    ...(isCompact ? [] : [shortcuts]),
    ...(phone === null
      ? []
      : [
          {
            label: formatMessage({ id: "editor.call" }, { phone }),
            icon: <SmartphoneIcon />,
            href: toPhoneHref(phone),
          },
        ]),
    ...(isPublished
      ? [
          {
            label: formatMessage({ id: "editor.unpublish" }),
            icon: <EyeIcon />,
            onSelect: () => (isOwn ? void saver.run("unpublish") : onOpen({ kind: "unpublish" })),
          },
        ]
      : []),
    ...(isCompact
      ? [
          {
            label: formatMessage({ id: "admin.signOut" }),
            icon: <ArrowRightIcon />,
            onSelect: () => void endSession(),
          },
        ]
      : []),
    {
      label: formatMessage({ id: "editor.delete" }),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => onOpen({ kind: "delete" }),
    },
  ];
  return (
    <LazyMenu
      trigger={
        <IconButton data-icon="" label={formatMessage({ id: "editor.more" })}>
          <MoreIcon />
        </IconButton>
      }
      items={items}
    />
  );
}
