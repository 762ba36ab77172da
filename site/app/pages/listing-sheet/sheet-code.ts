import type { SheetCode } from "@realtor/ui/listing-sheet";
import { encode } from "uqr";

/** The QR code of a URL; the white paper around it is its quiet zone. */
export function sheetCode(url: string): SheetCode {
  const { size, data } = encode(url, { ecc: "M", border: 0 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join("") };
}
