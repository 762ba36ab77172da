/** The same origin with `www.` before its host, or without it: the address that visitors may type instead. */
export function otherWwwOrigin(origin: string): string {
  return origin.replace(/^(https?:\/\/)(www\.)?/, (_, scheme: string, www?: string) =>
    www ? scheme : `${scheme}www.`,
  );
}
