export interface Row {
  name: string;
  measured: string;
  /** Without a limit the value is informational. */
  limit?: string;
  passes: boolean;
}

export function printHeading(): void {
  console.log(formatLine("what", "measured", "limit or floor"));
}

/** Prints a row, with ✗ when it fails. */
export function printRow({ name, measured, limit = "", passes }: Row): void {
  console.log(formatLine(name, measured, passes ? limit : `${limit}  ✗`));
}

function formatLine(what: string, measured: string, limit: string): string {
  return `${what.padEnd(48)} ${measured.padEnd(44)} ${limit}`.trimEnd();
}
