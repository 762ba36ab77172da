import type { Locale } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { DesktopIcon, ExternalIcon, SmartphoneIcon, TabletIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import type { ReactNode } from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { PreviewLanguage } from "./preview-language.tsx";
import * as css from "./preview-pane.css.ts";

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
    <Toolbar aria-label={formatMessage({ id: "editor.preview.tools" })}>
      <Inline rowGap={8} justify="between" className={css.tools}>
        <PreviewLanguage />
        <Box display="flex" alignItems="center" gap={12}>
          <Box display={{ mobile: "none" }}>
            <ToggleButtonGroup<Device>
              label={formatMessage({ id: "editor.preview.device" })}
              labelHidden
              selection="single"
              required
              value={[device]}
              onChange={([selected]) => selected && onSelectDevice(selected)}
              options={devices.map((value) => ({
                value,
                label: formatMessage({ id: `editor.preview.${value}` }),
                icon: deviceIcons[value],
              }))}
            />
          </Box>
          <a
            className={css.open}
            href={localePath(`/${slug}`, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={formatMessage({ id: "editor.preview.open" })}
          >
            <ExternalIcon />
          </a>
        </Box>
      </Inline>
    </Toolbar>
  );
}
