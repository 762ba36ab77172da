/** Brings Radix: import it lazily. */
export { SidePanel, type SidePanelProps } from "../components/side-panel/side-panel.tsx";
