/** The build this page belongs to; empty while developing. */
export function buildOfPage(): string {
  return document.querySelector<HTMLScriptElement>("script[data-build]")?.dataset["build"] ?? "";
}

/** True when the site has another build by now; false also where nobody can tell, as offline. */
export async function isOutdated(): Promise<boolean> {
  const own = buildOfPage();
  if (!own) return false;
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    if (!answer.ok) return false;
    const { id } = (await answer.json()) as { id?: unknown }; // our own server's, looked at below
    return typeof id === "string" && id !== own;
  } catch {
    return false;
  }
}
