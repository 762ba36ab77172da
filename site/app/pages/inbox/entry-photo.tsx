import { HomeIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import * as css from "./entry-photo.css.ts";

interface EntryPhotoProps {
  /** Null for a request about no home. */
  url: string | null;
  /** In a row of the list, above the message, or on the home screen. */
  size: "row" | "strip" | "home";
}

const widths = { row: 64, strip: 96, home: 80 };

/** The photo of the home that a request is about; a house without one, or if it no longer exists. */
export function EntryPhoto({ url, size }: EntryPhotoProps) {
  const [broken, setBroken] = useState(false);
  if (url === null || broken)
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
      onError={() => setBroken(true)}
    />
  );
}
