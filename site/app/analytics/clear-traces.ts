/**
 * Deletes the cookies and the local storage whose names match: of this host, and of the domains above
 * it, where services put them to share them.
 */
export function clearTraces(names: RegExp): void {
  for (const key of Object.keys(localStorage)) if (names.test(key)) localStorage.removeItem(key);
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
