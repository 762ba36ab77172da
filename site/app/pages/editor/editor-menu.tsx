import { IconButton } from "@realtor/ui/icon-button";
import {
  DownloadIcon,
  EyeIcon,
  MoreIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
} from "@realtor/ui/icons";
import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { saveExport } from "#app/admin/download-file.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { useDraftStore } from "./draft/use-draft.ts";
import type { OpenDialog } from "./publish/editor-dialogs.tsx";
import { menuMessages } from "./editor-messages.ts";

interface EditorMenuProps {
  isPublished: boolean;
  onOpen: (dialog: OpenDialog) => void;
  onUnpublish: () => void;
}

type MenuLabel = "more" | "versions" | "export" | "import" | "unpublish" | "delete";

/** Menu of the rare actions: versions, export, import, unpublish, delete. */
export function EditorMenu({ isPublished, onOpen, onUnpublish }: EditorMenuProps) {
  const intl = useIntl();
  const { http } = useAdmin();
  const store = useDraftStore();
  const label = (name: MenuLabel) => intl.formatMessage(menuMessages[name]);
  const exportFile = async () => {
    try {
      await saveExport(http, store.getState().stored.id);
    } catch (error) {
      onOpen({ kind: "failed", message: failureText(error, intl) });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton label={label("more")}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        {
          label: label("versions"),
          icon: <UndoIcon />,
          onSelect: () => onOpen({ kind: "versions" }),
        },
        {
          label: label("export"),
          icon: <DownloadIcon />,
          onSelect: () => void exportFile(),
        },
        {
          label: label("import"),
          icon: <UploadIcon />,
          onSelect: () => onOpen({ kind: "import" }),
        },
        ...(isPublished
          ? [{ label: label("unpublish"), icon: <EyeIcon />, onSelect: onUnpublish }]
          : []),
        {
          label: label("delete"),
          icon: <TrashIcon />,
          danger: true,
          onSelect: () => onOpen({ kind: "delete" }),
        },
      ]}
    />
  );
}
