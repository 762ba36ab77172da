/** The id of the place in the black bar that the editor renders its state and buttons into. */
export const editorBarId = "editor-bar";

/** A phone, a keyboard on the screen or 200 % zoom: the editor has bars of its own instead of the black one. */
export const compact = "(max-width: 899.98px), (max-height: 599.98px)";

/** One column that is wider than a phone. */
export const wideColumn = "(min-width: 761px) and (max-width: 899.98px)";

/** A bar has one line of buttons. */
export const low = "(max-height: 599.98px)";

/** 400 % zoom: fixed bars would cover the form. */
export const tiny = "(max-height: 319.98px)";

/** Without room for the preview next to the form. */
export const narrow = "(max-width: 1199.98px), (max-height: 599.98px)";
