const changes = ["POST", "PATCH", "PUT", "DELETE"];

/**
 * Which homepages a call through the proxy has changed: the id in its path, and the id, slug and own
 * domain in the answer's profile. Empty for calls that failed or change none. The answer stays unread.
 */
export async function changedRealtors(
  method: string,
  path: string,
  response: Response,
): Promise<string[]> {
  if (!response.ok || !changes.includes(method)) return [];
  const match = /^\/v1\/realtor(?:\/(?:import\/)?([^/]+))?\/?$/.exec(path);
  if (!match || match[1] === "presigned-multi-file-upload") return [];
  const named = match[1] === undefined ? [] : [decode(match[1])];
  return [...new Set([...named, ...namesIn(await readProfile(response))])];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function readProfile(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

function namesIn(profile: unknown): string[] {
  if (typeof profile !== "object" || profile === null) return [];
  const { id, desiredUrl, hompageUrl } = profile as Record<string, unknown>;
  return [id, desiredUrl, hompageUrl].flatMap((name) =>
    (typeof name === "string" && name !== "") || typeof name === "number" ? [String(name)] : [],
  );
}
