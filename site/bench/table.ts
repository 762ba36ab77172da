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

/** The middle of the sorted numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("The median of an empty list is undefined.");
  return middle;
}
