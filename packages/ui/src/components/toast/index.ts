export { type ShowToast, ToastRegion, type ToastRegionProps, useToast } from "./toast-region.tsx";
export { Toast, type ToastMessage, type ToastProps, type ToastSeverity } from "./toast.tsx";
