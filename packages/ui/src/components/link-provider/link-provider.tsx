"use client";

import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";

export interface LinkProps extends ComponentProps<"a"> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | "a">("a");

export interface LinkProviderProps {
  /**
   * Link of your router, such as `next/link`; for one with another prop than `href`, a component that
   * renders it. A component defined in a server component cannot be passed: define it in a client one.
   */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Other schemes and origins, and fragments: their default action is not a navigation of the router. */
const notRouted = /^([a-z][\w+.-]*:|\/\/|#)/i;

/** A link that renders `component` for a page of the site, and an `<a>` for everything else. */
function createSiteLink(component: ComponentType<LinkProps>) {
  return function SiteLink(props: LinkProps) {
    const isRouted = !props.target && props.download === undefined && !notRouted.test(props.href);
    const Component = isRouted ? component : "a";
    return <Component {...props} />;
  };
}

/**
 * Makes every component below it render links within the site with the router of the application.
 * Downloads, and links to other windows, other origins and fragments stay `<a>` elements.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  const siteLink = useMemo(() => createSiteLink(component), [component]);
  return <LinkContext value={siteLink}>{children}</LinkContext>;
}

/** The link of the nearest `LinkProvider`; otherwise an `<a>`. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  // It is the component of the nearest provider, not a new one.
  // oxlint-disable-next-line react/static-components
  return <Component {...props} />;
}
