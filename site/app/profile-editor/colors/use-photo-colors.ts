import { useEffect, useState } from "react";
import { imagePath } from "#app/data/image-url.ts";
import { useDeferredField } from "../draft/use-draft.ts";
import { listPhotos } from "../photos/photo-list.ts";
import { pickPhotoColors } from "./photo-colors.ts";

/** Side in px to which the photo is scaled for reading its colors. */
const side = 40;

/** Three colors of the first photo of a kind; empty until it is loaded, or without one. */
export function usePhotoColors(path: "id" | "logo"): readonly string[] {
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
