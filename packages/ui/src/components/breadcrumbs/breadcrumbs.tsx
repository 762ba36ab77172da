"use client";

import type { ComponentProps } from "react";
import {
  Breadcrumb,
  Breadcrumbs as AriaBreadcrumbs,
  Link as AriaLink,
} from "react-aria-components/Breadcrumbs";
import { classNames } from "../../format.ts";
import { ChevronRightIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./breadcrumbs.css.ts";

export interface BreadcrumbItem {
  readonly label: string;
  /** URL; of no effect on the last item, which is the current page. */
  readonly href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the navigation. */
  label: string;
  /** From the start page to the current page, at least one. */
  items: readonly BreadcrumbItem[];
}

/** Without `href`, it is the current page. */
const renderLink: NonNullable<ComponentProps<typeof AriaLink>["render"]> = (props) =>
  "href" in props && props.href !== undefined ? (
    <Link {...props} href={props.href} />
  ) : (
    <span {...props} />
  );

/** Path from the start page to the current page. Links work before hydration. Renders a `<nav>` element. */
export function Breadcrumbs({ label, items, className, ...root }: BreadcrumbsProps) {
  return (
    <nav {...root} aria-label={label} className={classNames(css.root, className)}>
      <AriaBreadcrumbs className={css.list} aria-label={label}>
        {items.map(({ label: name, href }, index) => (
          <Breadcrumb key={`${index} ${href}`} id={`${index} ${href}`} className={css.item}>
            <AriaLink
              className={css.link}
              {...(index < items.length - 1 && { href })}
              render={renderLink}
            >
              {name}
            </AriaLink>
            {index < items.length - 1 && <ChevronRightIcon />}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
