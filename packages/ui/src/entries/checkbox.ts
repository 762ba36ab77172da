export { Checkbox, type CheckboxProps } from "../components/checkbox/checkbox.tsx";
