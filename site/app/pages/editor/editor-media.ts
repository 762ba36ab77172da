/** One bar at the top and one at the bottom, instead of the black bar. */
export { compact } from "#app/admin/editor-bar.ts";

/** A bar has one line of buttons. */
export const low = "(max-height: 599.98px)";

/** 400 % zoom: fixed bars would cover the form. */
export const tiny = "(max-height: 319.98px)";

/** Without room for the preview next to the form. */
export const narrow = "(max-width: 1199.98px), (max-height: 599.98px)";
