/** A spreadsheet takes a text that begins so for a formula (OWASP, CSV injection); full-width signs too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV (RFC 4180): CRLF after each, quotes where they are needed, a byte-order mark for Excel,
 * and an apostrophe before what would be a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
