export {
  NativeSelect,
  type NativeSelectProps,
} from "../components/native-select/native-select.tsx";
export type { Option, SelectControlProps } from "../components/native-select/select-control.tsx";
