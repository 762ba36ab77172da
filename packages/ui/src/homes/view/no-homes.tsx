import { Button } from "../../components/button/button.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatTemplate } from "../../format.ts";
import { PlaceholderPlan } from "../../homepage/sections/placeholder-plan.tsx";
import { removeFilters } from "../filter-homes.ts";
import type { HomesProps } from "../homes-props.ts";
import { countText } from "./filter-text.ts";
import * as css from "./homes-results.css.ts";

/**
 * Instead of the results: the filters that can be removed, with the number of homes that then match; or
 * that the agent has no homes. Always links to the contact form.
 */
export function NoHomes(props: HomesProps) {
  const { content, labels, links } = props;
  const { active, tabs, query } = content;
  const { none, noneOfType } = labels.homes;
  const title = active.length > 0 ? none.title : noneOfType;
  return (
    <div className={css.none}>
      <div className={css.plan}>
        <PlaceholderPlan />
      </div>
      <div>
        {content.all > 0 && <h2 className={css.noneTitle}>{title}</h2>}
        <Relaxed {...props} total={tabs.find(({ type }) => type === query.type)?.count ?? 0} />
        <p className={css.ask}>{content.all > 0 ? none.ask : labels.homepage.listings.empty}</p>
        <Button href={links.contact} size="medium">
          {labels.homepage.hero.cta}
        </Button>
      </div>
    </div>
  );
}

/** Links to the homes without one filter, or without all if removing one is not enough. */
function Relaxed({ total, ...props }: HomesProps & { total: number }) {
  const { content, labels, links } = props;
  const { none } = labels.homes;
  const { active, query } = content;
  if (active.length === 0 || total === 0) return null;
  const useful = active.filter(({ count }) => count > 0);
  const everything = removeFilters(
    query,
    active.map(({ filter }) => filter),
  );
  return (
    <>
      {useful.length > 0 && <p id="homes-relax">{none.relax}</p>}
      <ul className={css.relaxed} aria-labelledby={useful.length > 0 ? "homes-relax" : undefined}>
        {useful.map(({ filter, query: without, count }) => (
          <li key={filter}>
            <TextLink href={links.homes(without)}>
              {formatTemplate(none.option, {
                filter: none.without[filter],
                count: countText(count, props),
              })}
            </TextLink>
          </li>
        ))}
        {useful.length === 0 && (
          <li>
            <TextLink href={links.homes(everything)}>
              {formatTemplate(none.everything, { count: countText(total, props) })}
            </TextLink>
          </li>
        )}
      </ul>
    </>
  );
}
