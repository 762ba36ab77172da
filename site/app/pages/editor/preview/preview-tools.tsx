import type { Locale } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { DesktopIcon, ExternalIcon, SmartphoneIcon, TabletIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import type { ReactNode } from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import { PreviewLanguage } from "./preview-language.tsx";
import * as css from "./preview-pane.css.ts";

const deviceNames = defineMessages({
  phone: {
    id: "editor.preview.phone",
    defaultMessage: "Phone",
    description: "Width of the preview: phone.",
  },
  desktop: {
    id: "editor.preview.desktop",
    defaultMessage: "Desktop",
    description: "Width of the preview: desktop.",
  },
  tablet: {
    id: "editor.preview.tablet",
    defaultMessage: "Tablet",
    description: "Width of the preview: tablet.",
  },
});

const devices = ["desktop", "tablet", "phone"] as const;

export type Device = (typeof devices)[number];

const deviceIcons: Record<Device, ReactNode> = {
  desktop: <DesktopIcon />,
  tablet: <TabletIcon />,
  phone: <SmartphoneIcon />,
};

interface PreviewToolsProps {
  device: Device;
  onSelectDevice: (device: Device) => void;
  /** Of the page that the preview shows. */
  locale: Locale;
}

/** Language and width of the preview, and its link: one tab stop, with arrow keys between the controls. */
export function PreviewTools({ device, onSelectDevice, locale }: PreviewToolsProps) {
  const { formatMessage } = useIntl();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  return (
    <Toolbar
      aria-label={formatMessage({
        id: "editor.preview.tools",
        defaultMessage: "Preview settings",
        description:
          "Accessible name of the toolbar above the preview: its language, its width, and a link that opens it in a new tab.",
      })}
    >
      <Inline rowGap={8} justify="between" className={css.tools}>
        <PreviewLanguage />
        <Box display="flex" alignItems="center" gap={12}>
          <Box display={{ mobile: "none" }}>
            <ToggleButtonGroup<Device>
              label={formatMessage({
                id: "editor.preview.device",
                defaultMessage: "Device",
                description: "Accessible name of the buttons that select the width of the preview.",
              })}
              labelHidden
              selection="single"
              required
              value={[device]}
              onChange={([selected]) => selected && onSelectDevice(selected)}
              options={devices.map((value) => ({
                value,
                label: formatMessage(deviceNames[value]),
                icon: deviceIcons[value],
              }))}
            />
          </Box>
          <a
            className={css.open}
            href={localePath(`/${slug}`, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={formatMessage({
              id: "editor.preview.open",
              defaultMessage: "Open in a new tab",
              description: "Link that opens the preview in a new tab.",
            })}
          >
            <ExternalIcon />
          </a>
        </Box>
      </Inline>
    </Toolbar>
  );
}
