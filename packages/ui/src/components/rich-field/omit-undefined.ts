/** Removes undefined properties, which the types of react-aria-components do not accept. */
export function omitUndefined<Props extends object>(
  props: Props,
): { [Key in keyof Props]?: Exclude<Props[Key], undefined> } {
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the properties, which are those of `props`.
  return Object.fromEntries(defined) as { [Key in keyof Props]?: Exclude<Props[Key], undefined> };
}
