import { useIntl } from "react-intl";
import { useEffect, useState } from "react";
import { imagePath } from "#app/data/image-url.ts";
import { Swatches } from "./swatches.tsx";
import * as css from "./swatches.css.ts";
import { useDeferredField } from "#app/profile/draft/use-draft.ts";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import { pickPhotoColors } from "./photo-colors.ts";

/** Where colors are found, with the label of the row and the name of a color. */
const sources = {
  id: { title: "editor.palette.fromPhoto", color: "editor.palette.photoColor" },
  logo: { title: "editor.palette.fromLogo", color: "editor.palette.logoColor" },
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
      label={formatMessage({ id: title })}
      colors={colors.map((value, index) => [value, formatMessage({ id: color }, { n: index + 1 })])}
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
