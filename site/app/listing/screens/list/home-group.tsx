import { Disclosure } from "@realtor/ui/disclosure";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { HomeGroup } from "#app/listing/document/home.ts";
import * as css from "./home-group.css.ts";

interface HomeGroupListProps {
  group: HomeGroup;
  count: number;
  /** Rows. */
  children: ReactNode;
}

/** Homes that stand alike, below their heading with their number; those that are sold and leased are folded. */
export function HomeGroupList({ group, count, children }: HomeGroupListProps) {
  const { formatMessage, formatNumber } = useIntl();
  const title = formatMessage({ id: `listings.group.${group}` });
  if (group === "closed")
    return (
      <Disclosure title={title} detail={formatNumber(count)} className={css.folded}>
        <ul>{children}</ul>
      </Disclosure>
    );
  return (
    <section>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <span className={css.count}>{formatNumber(count)}</span>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
