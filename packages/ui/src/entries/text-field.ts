export type { FieldProps } from "../components/field/field.tsx";
export { TextField, type TextFieldProps } from "../components/text-field/text-field.tsx";
