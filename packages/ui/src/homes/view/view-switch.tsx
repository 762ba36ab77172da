import { Link } from "../../components/link-provider/link-provider.tsx";
import type { HomesProps } from "../homes-props.ts";
import * as css from "./view-switch.css.ts";

const views = ["list", "map"] as const;

/** List and map as links, with the same filters and page. */
export function ViewSwitch({ content, labels, links }: HomesProps) {
  const { query } = content;
  const text = labels.homes.view;
  return (
    <nav aria-label={text.label}>
      <ul className={css.root}>
        {views.map((view) => (
          <li key={view}>
            <Link
              className={css.view}
              href={links.homes({ ...query, view })}
              aria-current={view === query.view ? "true" : undefined}
            >
              {text[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
