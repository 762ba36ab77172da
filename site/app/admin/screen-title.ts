import { rem } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

/** Font size and line height in px. */
type TextSize = readonly [size: number, lineHeight: number];

const textSize = ([size, lineHeight]: TextSize) => ({
  fontSize: rem(size),
  lineHeight: rem(lineHeight),
  // Japanese characters are larger at the same font size.
  selectors: { "&:lang(ja)": { fontSize: rem(size - 2) } },
});

/** Style of the heading of an admin screen. */
export function screenTitle(wide: TextSize, phone: TextSize) {
  return { ...textSize(wide), "@media": { [media.mobile]: textSize(phone) } };
}
