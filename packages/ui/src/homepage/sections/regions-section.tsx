import type { TemplateProps } from "../template-props.ts";
import { useMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import { RegionHomes } from "./region-homes.tsx";
import { beforeHomes } from "./region-homes.css.ts";

export type RegionsSectionProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links"
> & {
  className: string;
  classes: {
    inner: string;
    heading: string;
    list: string;
    name: string;
    second: string;
  };
};

/** Regions by name in the page's language, with the English name, the state, and the homes for sale. */
export function RegionsSection({
  content,
  labels,
  formats,
  links,
  className,
  classes,
}: RegionsSectionProps) {
  const mark = useMark();
  const { regions, lang } = content;
  if (regions.length === 0) return null;
  return (
    <section id="regions" className={className} aria-labelledby="regions-title">
      <div className={classes.inner}>
        <h2 id="regions-title" className={classes.heading}>
          {labels.homepage.regions.title}
        </h2>
        <ul className={classes.list} {...mark("regions")}>
          {regions.map((region) => {
            const { displayName, english, state } = region;
            return (
              <li key={`${displayName.text} ${state}`}>
                <span className={classes.name} {...langAttribute(displayName, lang)}>
                  {displayName.text}
                </span>
                <span className={classes.second}>
                  <span
                    className={region.homes > 0 || region.hasAll ? beforeHomes : undefined}
                    lang="en"
                  >
                    {english ? `${english}, ${state}` : state}
                  </span>{" "}
                  <RegionHomes {...{ region, labels, formats, links }} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
