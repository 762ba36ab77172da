import { formatTemplate } from "../../format.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./listing-sheet.css.ts";

/** A QR code as a path in a square of `size` modules. */
export type SheetCode = { size: number; path: string };

const maxOpenHouses = 2;

/** The next open houses, and the code of the page. */
export function SheetAside({
  content,
  labels,
  formats,
  code,
}: Pick<ListingProps, "content" | "labels" | "formats"> & { code: SheetCode }) {
  const { openHouses, sheet } = labels.listing;
  const next = content.openHouses.slice(0, maxOpenHouses);
  const zoned = next.find(({ start }) => start !== null);
  const zone = zoned?.start && (
    <p className={css.zone}>
      {formatTemplate(openHouses.zone, { zone: formats.timeZone(zoned.start) })}
    </p>
  );
  return (
    <div className={css.aside}>
      {next.length > 0 && (
        <div>
          <p className={css.asideTitle}>{openHouses.title}</p>
          <ul>
            {next.map(({ id, date, start, end, note }) => (
              <li key={id}>
                <p>{formats.day(date)}</p>
                {start && <p>{formats.timeRange(start, end)}</p>}
                {note !== null && <p className={css.zone}>{note}</p>}
              </li>
            ))}
          </ul>
          {next.length < maxOpenHouses && zone}
        </div>
      )}
      <div className={css.codeRow}>
        {next.length === 0 && <p className={css.codeText}>{sheet.code}</p>}
        <svg
          className={css.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={sheet.code}
        >
          <path d={code.path} fill="currentColor" />
        </svg>
        {next.length === maxOpenHouses && zone}
      </div>
    </div>
  );
}
