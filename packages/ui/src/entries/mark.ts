export { Mark, type MarkProps } from "../components/mark/mark.tsx";
