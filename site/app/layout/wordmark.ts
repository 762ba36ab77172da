/** The product's name as its wordmark: a name, the same in every language (COPY.md, "Brand and header"). */
export const wordmark = "Built for Realtors";
