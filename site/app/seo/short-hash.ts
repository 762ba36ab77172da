/** 64-bit FNV-1a over the UTF-16 code units, in base 36. For versions, not for security. */
export function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return hash.toString(36);
}
