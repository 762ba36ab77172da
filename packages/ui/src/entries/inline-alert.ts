export { InlineAlert, type InlineAlertProps } from "../components/inline-alert/inline-alert.tsx";
