/** Whether the pages of a template speak for a firm, not for one person. */
export function isFirm(template: string): boolean {
  return template === "brokerage";
}
