import { classNames, formatTemplate } from "../../format.ts";
import type { RegionWithHomes } from "../content/areas.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./region-homes.css.ts";

type RegionHomesProps = Pick<TemplateProps, "labels" | "formats" | "links"> & {
  region: RegionWithHomes;
  className?: string;
};

/**
 * The number of homes for sale in a region, as a link to them, and a link to all homes of its city; empty without
 * both.
 */
export function RegionHomes({ region, labels, formats, links, className }: RegionHomesProps) {
  const { homes, city, displayName, hasAll } = region;
  const text = labels.homepage.regions;
  const all = hasAll && links.area && (
    <a className={styles.link} href={links.area(city)}>
      {formatTemplate(text.all, { city: displayName.text })}
    </a>
  );
  if (homes === 0) return all ? <span className={className}>{all}</span> : null;
  const count = formatTemplate(text.homes, { n: formats.number(homes) });
  const query = new URLSearchParams({ city });
  const own = links.homes && (
    <a
      className={classNames(styles.link, !all && className)}
      href={`${links.homes}?${query.toString()}`}
    >
      {count}
    </a>
  );
  if (!all) return own ?? <span className={className}>{count}</span>;
  return (
    <span className={classNames(styles.both, className)}>
      {own ?? count} {all}
    </span>
  );
}
