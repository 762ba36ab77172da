export { TextArea, type TextAreaProps } from "../components/text-area/text-area.tsx";
