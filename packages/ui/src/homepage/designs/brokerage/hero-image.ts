/** The hero has no photo. */
export const heroImage = null;
