/**
 * Deletes matching localStorage keys and cookies, the latter also on parent domains, where services set
 * them to share them between subdomains.
 */
export function clearAnalyticsStorage(names: RegExp): void {
  for (const key of Object.keys(localStorage)) if (names.test(key)) localStorage.removeItem(key);
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
