import type { PhotoPath } from "@realtor/api/loaning";
import { Banner } from "@realtor/ui/banner";
import { FormattedMessage } from "react-intl";
import { imagePath } from "#app/data/image-url.ts";
import { photoRules } from "./photo-rules.ts";
import { useLoadedWidth } from "./use-loaded-width.ts";

interface SoftPhotoNoticeProps {
  path: PhotoPath;
  /** URL of the stored photo. */
  url: string;
}

/** Says that a photo is too narrow for the large frames of its path; renders nothing otherwise. */
export function SoftPhotoNotice({ path, url }: SoftPhotoNoticeProps) {
  const { sharpWidth } = photoRules[path];
  // A resized image is never wider than its photo, so the full size need not be loaded.
  const width = useLoadedWidth(sharpWidth === null ? null : imagePath(url, sharpWidth));
  if (width === null || sharpWidth === null || width >= sharpWidth) return null;
  return (
    <Banner severity="warning">
      <FormattedMessage
        id="photos.soft"
        defaultMessage="This photo is {width, number} px wide. Large screens show it sharply from {sharpWidth, number} px."
        description="Notice below a stored photo that is enlarged on large screens."
        values={{ width, sharpWidth }}
      />
    </Banner>
  );
}
