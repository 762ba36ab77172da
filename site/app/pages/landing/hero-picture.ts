/** The hero covers its box: on tall screens the picture is wider than the window. */
export const heroSizes = "max(100vw, 178vh)";

/** Up to here a phone's cut of the picture serves. */
export const heroPhone = {
  name: "hero-phone",
  media: "(max-width: 760px)",
  // 780 px high at most, a little wider than that.
  sizes: "max(100vw, min(102vh, 790px))",
} as const;

export const heroWide = "(min-width: 761px)";
