/** The build id of this page; empty in development. */
export function currentBuildId(): string {
  return document.querySelector<HTMLScriptElement>("script[data-build]")?.dataset["build"] ?? "";
}

/** True when the site now serves another build; false also when that is unknown, such as offline. */
export async function isOutdated(): Promise<boolean> {
  const current = currentBuildId();
  if (!current) return false;
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    if (!response.ok) return false;
    const { id } = (await response.json()) as { id?: unknown }; // validated below
    return typeof id === "string" && id !== current;
  } catch {
    return false;
  }
}
