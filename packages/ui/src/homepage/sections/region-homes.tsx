import { classNames, formatTemplate } from "../../format.ts";
import type { RegionWithHomes } from "../content/areas.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./region-homes.css.ts";

type RegionHomesProps = Pick<TemplateProps, "labels" | "formats" | "links"> & {
  region: RegionWithHomes;
  className?: string;
};

/** The number of homes for sale in a region, as a link to them; empty without homes. */
export function RegionHomes({ region, labels, formats, links, className }: RegionHomesProps) {
  if (region.homes === 0) return null;
  const text = formatTemplate(labels.homepage.regions.homes, { n: formats.number(region.homes) });
  if (!links.homes) return <span className={className}>{text}</span>;
  const query = new URLSearchParams({ city: region.city });
  return (
    <a className={classNames(styles.link, className)} href={`${links.homes}?${query.toString()}`}>
      {text}
    </a>
  );
}
