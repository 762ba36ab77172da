import { CloseIcon } from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatTemplate } from "../../format.ts";
import { removeFilters } from "../filter-homes.ts";
import type { HomesProps } from "../homes-props.ts";
import { filterText } from "./filter-text.ts";
import * as css from "./homes-filter.css.ts";

/** The filters of the address, each a link to the homes without it. Renders nothing without filters. */
export function ActiveFilters(props: HomesProps) {
  const { content, labels, links } = props;
  const { active, query } = content;
  const text = labels.homes.active;
  if (active.length === 0) return null;
  const all = active.map(({ filter }) => filter);
  return (
    <nav aria-label={text.label} className={css.active}>
      <ul className={css.chips}>
        {active.map(({ filter, query: without }) => {
          const name = filterText(filter, props);
          return (
            <li key={filter}>
              <Link
                className={css.chip}
                href={links.homes(without)}
                aria-label={formatTemplate(text.remove, { filter: name })}
              >
                {name}
                <CloseIcon size={16} />
              </Link>
            </li>
          );
        })}
        {active.length > 1 && (
          <li>
            <TextLink href={links.homes(removeFilters(query, all))}>{text.clear}</TextLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
