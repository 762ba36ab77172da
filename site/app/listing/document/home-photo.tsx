import { HomeIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import * as css from "./home-photo.css.ts";

interface HomePhotoProps {
  /** Null for a home without one. */
  url: string | null;
  /** In the list, or at the head of a panel. */
  size: "row" | "head";
}

const widths = { row: 112, head: 72 };

/** The first photo of a home; a house without one, or if it cannot be shown. */
export function HomePhoto({ url, size }: HomePhotoProps) {
  const [broken, setBroken] = useState<string>();
  if (url === null || broken === url)
    return (
      <span className={css.photo} data-size={size}>
        <HomeIcon />
      </span>
    );
  const { src, srcSet } = resolveImage(url, [160, 320]);
  return (
    <img
      className={css.photo}
      data-size={size}
      src={src}
      srcSet={srcSet || undefined}
      sizes={`${widths[size]}px`}
      alt=""
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
