/** YYYY-MM-DD in the browser's time zone. */
export function toLocalDate(now: Date): string {
  const day = String(now.getDate()).padStart(2, "0");
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${day}`;
}
