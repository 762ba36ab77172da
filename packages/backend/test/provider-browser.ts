/** A minimal browser for signing in: follows redirects and stores cookies per origin. */
export function providerBrowser() {
  const jar = new Map<string, Map<string, string>>();

  async function get(url: string): Promise<Response> {
    const { origin } = new URL(url);
    const cookies = jar.get(origin) ?? new Map<string, string>();
    jar.set(origin, cookies);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  }

  return {
    /** Opens the provider, submits its page and returns the final redirect URL. */
    async choose(url: string, choice: string): Promise<string> {
      const { origin } = new URL(url);
      let at = url;
      for (;;) {
        const answer = await get(at);
        const location = answer.headers.get("location");
        if (location === null) {
          if (!at.includes("/choose/")) throw new Error(`${at}: ${await answer.text()}`);
          at = `${at}/${encodeURIComponent(choice)}`;
          continue;
        }
        at = new URL(location, at).href;
        if (new URL(at).origin !== origin) return at;
      }
    },
  };
}
