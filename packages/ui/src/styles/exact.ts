declare const exempt: unique symbol;

/** A value outside the scale, made by `exact` or `display`. */
export type Exact = string & { readonly [exempt]: true };

/** A value that is measured against something else than the scale; `against` says what. A number is in px. */
export function exact(value: number | string, against?: string): Exact {
  // For the reader only.
  void against;
  // The only way to this type.
  return (typeof value === "number" ? `${value}px` : value) as Exact;
}
