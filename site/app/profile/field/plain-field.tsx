import { isTextId } from "@realtor/profile/values";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { FiguresDateControl } from "./figures-date-control.tsx";
import { FlagControl } from "./flag-control.tsx";
import { LocalizedControl } from "./localized-control.tsx";
import type { PlainFieldProps } from "./profile-field.tsx";
import { TextControl } from "./text-control.tsx";

const CityHomesControl = lazyPart(
  async () => (await import("./city-homes-control.tsx")).CityHomesControl,
);
const DateControl = lazyPart(async () => (await import("./date-control.tsx")).DateControl);
const FontSizeControl = lazyPart(
  async () => (await import("./font-size-control.tsx")).FontSizeControl,
);
const NumberControl = lazyPart(async () => (await import("./number-control.tsx")).NumberControl);

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
    case "cityHomes":
      return <CityHomesControl {...setting} />;
    case "figuresAt":
      return <FiguresDateControl />;
    case "fontSize":
      return <FontSizeControl {...setting} />;
    default:
      return <TextControl id={id} {...setting} />;
  }
}
