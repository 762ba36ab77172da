export { Empty, type EmptyProps } from "../components/empty/empty.tsx";
