export { StaticPanel, type StaticPanelProps } from "../components/side-panel/static-panel.tsx";
