const changingMethods = ["POST", "PATCH", "PUT", "DELETE"];

/**
 * Homepages changed by a proxied call: the id in its path, and id, slug and own domain in the
 * returned profile. Empty for failed or read-only calls. Does not consume the response.
 */
export async function getChangedRealtors(
  method: string,
  path: string,
  response: Response,
): Promise<string[]> {
  if (!response.ok || !changingMethods.includes(method)) return [];
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
