import { isTextId } from "@realtor/profile/values";
import { DateControl } from "./date-control.tsx";
import { FiguresDateControl } from "./figures-date-control.tsx";
import { FlagControl } from "./flag-control.tsx";
import { FontSizeControl } from "./font-size-control.tsx";
import { LocalizedControl } from "./localized-control.tsx";
import { NumberControl } from "./number-control.tsx";
import type { PlainFieldProps } from "./profile-field.tsx";
import { TextControl } from "./text-control.tsx";

/** A field of any kind that is edited by its entry in the table alone. */
export function PlainField({ id, ...setting }: PlainFieldProps) {
  if (isTextId(id)) return <LocalizedControl id={id} {...setting} />;
  switch (id) {
    case "salesCount":
    case "lastYear":
      return <NumberControl id={id} {...setting} />;
    case "career":
    case "careerEnd":
      return <DateControl id={id} {...setting} />;
    case "darkHero":
    case "darkContent":
    case "madeForRealtor":
    case "repliesWithinDay":
      return <FlagControl id={id} {...setting} />;
    case "figuresAt":
      return <FiguresDateControl />;
    case "fontSize":
      return <FontSizeControl {...setting} />;
    default:
      return <TextControl id={id} {...setting} />;
  }
}
