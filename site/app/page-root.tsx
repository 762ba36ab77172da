import "@realtor/ui/styles";
import "./layout/below-fold.css";
import "./layout/between-pages.css";
import { type ComponentType, createContext, type ReactNode, use, useEffect } from "react";
import type { PageAddress } from "./page.ts";

/** Set anew only by what shows a page of another address, as the editor's preview does. */
export const AddressContext = createContext<PageAddress | null>(null);

/** The address the page is shown at. */
export function useAddress(): PageAddress {
  const address = use(AddressContext);
  if (!address)
    throw new Error("useAddress needs a PageRoot above it: render pages through PageRoot.");
  return address;
}

interface PageRootProps {
  component: ComponentType<never>;
  address: PageAddress;
  props: object;
  /** Puts the page's words around it, where it has words of its own. */
  provideWords: (page: ReactNode) => ReactNode;
  /** The page is hydrated and answers to presses. */
  onAwake?: () => void;
}

/** The same tree on the server and in the browser. */
export function PageRoot({ component, address, props, provideWords, onAwake }: PageRootProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  // The page's own load made these props for this very component (page-modules.ts pairs them).
  const Page = component as ComponentType<object>;
  return <AddressContext value={address}>{provideWords(<Page {...props} />)}</AddressContext>;
}
