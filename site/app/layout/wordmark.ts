/** The product's name; not translated. */
export const wordmark = "Built for Realtors";
