import "@realtor/ui/styles";
import "./layout/below-fold.css";
import "./layout/view-transitions.css";
import { type ComponentType, createContext, type ReactNode, use, useEffect } from "react";
import type { PageAddress } from "./page.ts";

/** Overridden only where a page renders another address's page, such as the editor's preview. */
export const AddressContext = createContext<PageAddress | null>(null);

/** The address of the current page. Throws outside a `PageRoot`. */
export function useAddress(): PageAddress {
  const address = use(AddressContext);
  if (!address)
    throw new Error("useAddress was called outside a PageRoot: render the page inside <PageRoot>.");
  return address;
}

interface PageRootProps {
  component: ComponentType<never>;
  address: PageAddress;
  props: object;
  /** Wraps the page in an `IntlProvider`; returns it unchanged when the page has no messages. */
  provideIntl: (page: ReactNode) => ReactNode;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
}

/** Root of every page; the server and the browser render the same tree. */
export function PageRoot({ component, address, props, provideIntl, onHydrated }: PageRootProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  // The page's `load` created these props for this component (`definePage` checks the pair).
  const Page = component as ComponentType<object>;
  return <AddressContext value={address}>{provideIntl(<Page {...props} />)}</AddressContext>;
}
