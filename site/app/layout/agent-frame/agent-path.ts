/**
 * Path of a page below an agent's homepage, without language prefix.
 * @param home - Path of the homepage: `/grace-kim`, or `/` on an own domain.
 */
export function agentPath(home: string, path: string): string {
  return (home === "/" ? "" : home) + path;
}

/** Path of the guide to buying a home of an agent. */
export function buyingPath(home: string): string {
  return agentPath(home, "/buying");
}
