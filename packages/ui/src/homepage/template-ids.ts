/** The designs of a homepage, in display order. */
export const templateIds = ["portrait", "panorama", "editorial", "atelier", "brokerage"] as const;

export type TemplateId = (typeof templateIds)[number];

/** Whether an external value, such as the stored `presentation.template`, is the id of a design. */
export function isTemplateId(value: unknown): value is TemplateId {
  // `includes` of a tuple accepts only its members.
  const ids: readonly unknown[] = templateIds;
  return ids.includes(value);
}
