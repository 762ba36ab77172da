/** The product's name; not translated. Apart from operator.ts, whose facts no public page loads. */
export const wordmark = "Built for Realtors";
