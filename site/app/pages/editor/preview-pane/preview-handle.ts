/** How the rest of the editor points at a part of the page. */
export interface PreviewHandle {
  show: (anchor: string) => void;
}
