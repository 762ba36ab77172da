/** Pine: the main color of a page whose agent has not chosen one. */
export const firstColor = "#0F5C4A";

/** The main color of an agent's page. Another service may send null for a text that it does not have. */
export function readMainColor(profile: { designMainColor?: string | null | undefined }): string {
  return profile.designMainColor?.trim() || firstColor;
}
