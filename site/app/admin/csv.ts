/** Spreadsheets treat such a text as a formula (OWASP, CSV injection); full-width signs too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Serializes rows as CSV (RFC 4180): CRLF after each row, quotes where needed, a byte-order mark for
 * Excel, and an apostrophe before a cell that would be a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(serializeCell).join(",")}\r\n`).join("")}`;
}

function serializeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
