export { PanelBody, PanelFoot } from "../components/side-panel/panel-parts.tsx";
