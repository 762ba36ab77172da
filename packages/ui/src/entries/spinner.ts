export { Spinner } from "../components/spinner/spinner.tsx";
