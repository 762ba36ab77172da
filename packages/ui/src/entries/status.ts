export { Status, type StatusProps } from "../components/status/status.tsx";
