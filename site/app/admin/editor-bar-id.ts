/** The id of the place in the black bar that the editor renders its state and buttons into. */
export const editorBarId = "editor-bar";
