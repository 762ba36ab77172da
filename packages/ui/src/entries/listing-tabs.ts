export type { ListingsTab } from "../templates/homepage-content.ts";
export { ListingTabs, type ListingTabsProps } from "../templates/sections/listing-tabs.tsx";
