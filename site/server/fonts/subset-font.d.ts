declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2";
      /** OpenType features that stay, by tag; all of them unless given. */
      keepFeatures?: readonly string[];
      /** What is left of each axis, by its tag. */
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
