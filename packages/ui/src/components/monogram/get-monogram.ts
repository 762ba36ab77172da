/** Returns the first letter of a name in upper case, in any script. */
export function getMonogram(name: string | undefined): string {
  if (!name) return "";
  return (
    name.match(/\p{L}/u)?.[0]?.toUpperCase() ?? Array.from(name.trim().normalize("NFC"))[0] ?? ""
  );
}
