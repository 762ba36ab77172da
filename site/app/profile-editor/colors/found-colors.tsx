import { useIntl } from "react-intl";
import { useEffect, useState } from "react";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { imagePath } from "#app/data/image-url.ts";
import { Swatches } from "./swatches.tsx";
import * as css from "./swatches.css.ts";
import { useDeferredField } from "../draft/use-draft.ts";
import { listPhotos } from "../photos/photo-list.ts";
import { pickPhotoColors } from "./photo-colors.ts";

/** Messages of the colors that are found in the agent's photo. */
const messages = defineMessages({
  fromPhoto: {
    id: "editor.palette.fromPhoto",
    defaultMessage: "From your photo",
    description: "Label of the colors that were found in the agent’s photo.",
  },
  photoColor: {
    id: "editor.palette.photoColor",
    defaultMessage: "Color {n} of your photo",
    description: "Accessible name of a color that was found in the agent’s photo.",
  },
  fromLogo: {
    id: "editor.palette.fromLogo",
    defaultMessage: "From your logo",
    description: "Label of the colors that were found in the logo.",
  },
  logoColor: {
    id: "editor.palette.logoColor",
    defaultMessage: "Color {n} of your logo",
    description: "Accessible name of a color that was found in the logo.",
  },
});

/** Where colors are found, with the label of the row and the name of a color. */
const sources = {
  id: { title: messages.fromPhoto, color: messages.photoColor },
  logo: { title: messages.fromLogo, color: messages.logoColor },
} as const;

interface FoundColorsProps {
  path: keyof typeof sources;
  value: string;
  onChange: (color: string) => void;
  className?: string;
}

/** The colors that were found in a photo or the logo; nothing without any. */
export function FoundColors({ path, className = css.found, ...row }: FoundColorsProps) {
  const { formatMessage } = useIntl();
  const colors = usePhotoColors(path);
  if (colors.length === 0) return null;
  const { title, color } = sources[path];
  return (
    <Swatches
      {...row}
      className={className}
      label={formatMessage(title)}
      colors={colors.map((value, index) => [value, formatMessage(color, { n: index + 1 })])}
    />
  );
}

/** Side in px to which the photo is scaled for reading its colors. */
const side = 40;

/** Three colors of the first photo of a kind; empty until it is loaded, or without one. */
function usePhotoColors(path: "id" | "logo"): readonly string[] {
  const photos = useDeferredField("photos");
  const url = listPhotos(photos, path)[0]?.fullsize.url;
  const [found, setFound] = useState<{ url: string; colors: readonly string[] }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    const read = async () => {
      const image = new Image();
      image.src = imagePath(url, 160);
      await image.decode();
      const canvas = new OffscreenCanvas(side, side).getContext("2d");
      if (!canvas) return;
      canvas.drawImage(image, 0, 0, side, side);
      const colors = pickPhotoColors(canvas.getImageData(0, 0, side, side).data);
      if (isCurrent) setFound({ url, colors });
    };
    // Without its colors the photo is as good.
    read().catch((error: unknown) => console.info(error));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return found?.url === url ? (found?.colors ?? []) : [];
}
