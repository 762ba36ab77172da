"use client";

import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";

export interface LinkProps extends ComponentProps<"a"> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

export interface LinkProviderProps {
  /**
   * Link of your router, such as `next/link`; for one with another prop than `href`, a component that
   * renders it. A component defined in a server component cannot be passed: define it in a client one.
   */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Makes every component below it render links within the site with the router of the application. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Other schemes and origins, and fragments: their default action is not a navigation of the router. */
const notRouted = /^([a-z][\w+.-]*:|\/\/|#)/i;

/**
 * The component of the nearest `LinkProvider` for a page of the site; otherwise, and for downloads, other
 * windows, other origins and fragments, an `<a>`.
 */
export function Link(props: LinkProps) {
  const component = use(LinkContext);
  const isRouted = !props.target && props.download === undefined && !notRouted.test(props.href);
  return createElement(component && isRouted ? component : "a", props);
}
