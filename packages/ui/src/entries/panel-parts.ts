export { PanelBody, PanelFooter } from "../components/side-panel/panel-parts.tsx";
