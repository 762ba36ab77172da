export {
  type ShowToast,
  ToastRegion,
  type ToastRegionProps,
  useToast,
} from "../components/toast/toast-region.tsx";
export { Toast, type ToastMessage, type ToastProps } from "../components/toast/toast.tsx";
