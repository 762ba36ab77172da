import type { TemplateProps } from "../template-props.ts";
import { langAttribute } from "../homepage-content.ts";

export type RegionsSectionProps = Pick<TemplateProps, "content" | "labels"> & {
  className: string;
  classes: {
    inner: string;
    heading: string;
    list: string;
    name: string;
    second: string;
  };
};

/** Regions by name in the page's language, with the English name and state. */
export function RegionsSection({ content, labels, className, classes }: RegionsSectionProps) {
  const { regions, lang } = content;
  if (regions.length === 0) return null;
  return (
    <section id="regions" className={className} aria-labelledby="regions-title">
      <div className={classes.inner}>
        <h2 id="regions-title" className={classes.heading}>
          {labels.homepage.regions.title}
        </h2>
        <ul className={classes.list}>
          {regions.map(({ displayName, english, state }) => (
            <li key={`${displayName.text} ${state}`}>
              <span className={classes.name} {...langAttribute(displayName, lang)}>
                {displayName.text}
              </span>
              <span className={classes.second} lang="en">
                {english ? `${english}, ${state}` : state}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
