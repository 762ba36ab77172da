export { type Tab, Tabs, type TabsProps } from "../components/tabs/tabs.tsx";
