import type { TemplateProps } from "../template-props.ts";
import { foreign } from "./foreign.ts";

export type RegionsSectionProps = Pick<TemplateProps, "content" | "labels"> & {
  classes: {
    root: string;
    inner: string;
    heading: string;
    list: string;
    name: string;
    second: string;
  };
};

/** Where the agent works: local name first, the English one with its state second. */
export function RegionsSection({ content, labels, classes }: RegionsSectionProps) {
  const { regions, lang } = content;
  if (regions.length === 0) return null;
  return (
    <section id="regions" className={classes.root} aria-labelledby="regions-title">
      <div className={classes.inner}>
        <h2 id="regions-title" className={classes.heading}>
          {labels.homepage.regions.title}
        </h2>
        <ul className={classes.list}>
          {regions.map(({ shown, english, state }) => (
            <li key={`${shown.text} ${state}`}>
              <span className={classes.name} {...foreign(shown, lang)}>
                {shown.text}
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
