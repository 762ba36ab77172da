/** Id of the label of a footer link: `terms.footer`, `privacy.footer.choices`, or in the area `footer`. */
const pattern = /^(?:[\w-]+\.)?footer(?:\.|$)/;

/**
 * Whether a message is the label of a link in the platform's footer. The fonts of a first visit contain
 * these labels, which are on every page of the platform.
 */
export function isFooterLabelId(id: string): boolean {
  return pattern.test(id);
}
