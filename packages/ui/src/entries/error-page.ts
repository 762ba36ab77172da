export { ErrorPage, type ErrorPageProps } from "../components/error-page/error-page.tsx";
