import type { PhotoFocus } from "@realtor/profile/photos";
import type { CSSProperties } from "react";
import { classNames } from "../../../format.ts";
import type { NameOnPhoto } from "../../photo-contrast.ts";
import { darkUpper, lightUpper, overPhoto, split } from "./name-on-photo.css.ts";

/** Class of an element that contains a photo and, across its lower edge, a name; none for a name below it. */
export function nameOnPhotoClass(
  nameOnPhoto: NameOnPhoto | null,
  isDark: boolean,
): string | undefined {
  if (!nameOnPhoto) return undefined;
  const { tone } = nameOnPhoto;
  // In the dark scheme a light name has the text color on both sides of the edge.
  const isSplit = !(isDark && tone === "light");
  return classNames(overPhoto, tone === "dark" ? darkUpper : lightUpper, isSplit && split);
}

/** The crop of a photo in each layout, as custom properties. */
export function cropStyle(
  nameOnPhoto: NameOnPhoto | null,
  focus: PhotoFocus | null,
): CSSProperties {
  const whole = { x: 50, y: 50, zoom: 1, ...focus };
  const crops = nameOnPhoto ?? { wide: whole, tablet: whole, mobile: whole };
  return Object.fromEntries(
    (["wide", "tablet", "mobile"] as const).flatMap((layout) => [
      [`--${layout}-x`, `${crops[layout].x}%`],
      [`--${layout}-y`, `${crops[layout].y}%`],
      [`--${layout}-zoom`, crops[layout].zoom],
    ]),
  );
}
