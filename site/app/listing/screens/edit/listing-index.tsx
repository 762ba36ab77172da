import { ArrowLeftIcon, CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import { partElementId } from "../../form/part.tsx";
import { doneParts, type PartId, parts } from "../../form/parts.ts";
import * as css from "./listing-index.css.ts";

interface ListingIndexProps {
  current: PartId;
  /** Address of the agent's listings. */
  listHref: string;
}

/** The way back to the list, and the parts of the form with what is done. */
export function ListingIndex({ current, listHref }: ListingIndexProps) {
  const { published } = useStoredListing();
  const done = useDeferredSelector((draft) => [...doneParts(draft, new Date())].join());
  return (
    <div className={css.index}>
      <a className={css.back} href={listHref}>
        <ArrowLeftIcon />
        <FormattedMessage id="listing-form.all" />
      </a>
      <h2 id="listing-parts" className={css.heading}>
        <FormattedMessage id={published ? "listing-form.listing" : "listing-form.new"} />
      </h2>
      <ol aria-labelledby="listing-parts">
        {parts.map((part) => (
          <li key={part}>
            <a
              className={css.link}
              href={`#${partElementId(part)}`}
              aria-current={part === current ? "true" : undefined}
            >
              <FormattedMessage id={`listing-form.part.${part}`} />
              <PartMark isDone={done.split(",").includes(part)} />
            </a>
          </li>
        ))}
      </ol>
      {published === null && (
        <p className={css.foot}>
          <FormattedMessage id="listing-form.savedAsYouGo" />
        </p>
      )}
    </div>
  );
}

function PartMark({ isDone }: { isDone: boolean }) {
  return (
    <span className={css.mark}>
      {isDone ? <CheckIcon /> : <span className={css.ring} />}
      <span className={visuallyHidden}>
        <FormattedMessage id={isDone ? "listing-form.done" : "listing-form.empty"} />
      </span>
    </span>
  );
}
