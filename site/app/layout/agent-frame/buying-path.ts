/** Path of the guide to buying a home of an agent, without language prefix. */
export function buyingPath(home: string): string {
  return `${home === "/" ? "" : home}/buying`;
}
