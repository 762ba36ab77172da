/** Custom properties of the gallery's list by which its stylesheet places the lifted tile. */
export const liftedPlace = {
  x: "--gallery-lifted-x",
  y: "--gallery-lifted-y",
  width: "--gallery-lifted-width",
} as const;
