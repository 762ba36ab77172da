/** One line of the table. */
export interface Row {
  what: string;
  measured: string;
  /** The limit or floor; none where a number is only told. */
  limit?: string;
  holds: boolean;
}

/** Prints what stands above the rows. */
export function printHeading(): void {
  console.log(lineOf("what", "measured", "limit or floor"));
}

/** Prints a row, marked when it passes its limit. */
export function printRow({ what, measured, limit = "", holds }: Row): void {
  console.log(lineOf(what, measured, holds ? limit : `${limit}  ✗`));
}

function lineOf(what: string, measured: string, limit: string): string {
  return `${what.padEnd(48)} ${measured.padEnd(44)} ${limit}`.trimEnd();
}
