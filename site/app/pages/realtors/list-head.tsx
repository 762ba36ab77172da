import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./realtors.css.ts";

interface ListHeadProps {
  /** Number of all websites; undefined until it is known. */
  total: number | undefined;
  /** Number of those that match search and filters; undefined without any. */
  found: number | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onCreate: () => void;
}

/** Heading of the list with the number of websites, and the button for a new one. */
export function ListHead({ total, found, headingRef, onCreate }: ListHeadProps) {
  return (
    <Inline gap={16} rowGap={12} justify="between" className={css.head}>
      <h1 ref={headingRef} tabIndex={-1} className={css.title}>
        <FormattedMessage id="realtors.title" />{" "}
        {total !== undefined && (
          <span className={css.count}>
            {found === undefined ? (
              <FormattedMessage id="realtors.count" values={{ n: total }} />
            ) : (
              <FormattedMessage id="realtors.countOf" values={{ n: found, total }} />
            )}
          </span>
        )}
      </h1>
      <div className={css.create}>
        <Button size="medium" onClick={onCreate}>
          <PlusIcon />
          <FormattedMessage id="website.new" />
        </Button>
      </div>
    </Inline>
  );
}
