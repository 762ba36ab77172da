/** Scrolls the preview to the element with this id. */
export interface PreviewHandle {
  show: (anchor: string) => void;
}
