/** How the rest of the editor points at a part of the page: filled in by the pane while it is there. */
export interface PreviewHandle {
  show: (anchor: string) => void;
}
