import { Box } from "@realtor/ui/box";
import { DesktopIcon, SmartphoneIcon, TabletIcon } from "@realtor/ui/icons";
import { media } from "@realtor/ui/styles";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { matchesMedia } from "#app/layout/use-media-query.ts";

const devices = ["desktop", "tablet", "phone"] as const;

export type Device = (typeof devices)[number];

/** CSS px. */
export const deviceWidths: Readonly<Record<Device, number>> = {
  desktop: 1440,
  tablet: 820,
  phone: 390,
};

const deviceIcons: Readonly<Record<Device, ReactNode>> = {
  desktop: <DesktopIcon />,
  tablet: <TabletIcon />,
  phone: <SmartphoneIcon />,
};

/** The device that a preview shows: at first a phone on a phone. */
export function useDevice() {
  return useState<Device>(() => (matchesMedia(media.mobile) ? "phone" : "desktop"));
}

interface DeviceChoiceProps {
  device: Device;
  onSelect: (device: Device) => void;
}

/** The devices that a preview can show; on a phone there is no choice. */
export function DeviceChoice({ device, onSelect }: DeviceChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Box display={{ mobile: "none" }}>
      <ToggleButtonGroup<Device>
        label={formatMessage({ id: "editor.preview.device" })}
        labelHidden
        selection="single"
        required
        value={[device]}
        onChange={([selected]) => selected && onSelect(selected)}
        options={devices.map((value) => ({
          value,
          label: formatMessage({ id: `editor.preview.${value}` }),
          icon: deviceIcons[value],
        }))}
      />
    </Box>
  );
}
