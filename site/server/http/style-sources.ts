import { createHash } from "node:crypto";

/** Source of the content security policy for a `<style>` element with exactly this text. */
export function getStyleSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Styles that react-aria adds to the document: gestures on pressable elements, and scrolling behind a
 * modal on iOS. A test compares them with the installed version.
 */
export const libraryStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
] as const;

/** Their sources, in every policy. */
export const librarySources = libraryStyles.map(getStyleSource);
