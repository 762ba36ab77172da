import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { media } from "@realtor/ui/styles";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { PageHead } from "#app/admin/layouts/page.tsx";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import * as css from "./websites.css.ts";

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
  const isPhone = useMediaQuery(media.mobile);
  return (
    <PageHead
      headingRef={headingRef}
      title={
        <>
          <FormattedMessage id="websites.title" />{" "}
          {total !== undefined && (
            <span className={css.count}>
              {found === undefined ? (
                <FormattedMessage id="websites.count" values={{ n: total }} />
              ) : (
                <FormattedMessage id="websites.countOf" values={{ n: found, total }} />
              )}
            </span>
          )}
        </>
      }
      action={
        <Button size={isPhone ? "small" : "medium"} onClick={onCreate}>
          <PlusIcon />
          <FormattedMessage id="website.new" />
        </Button>
      }
    />
  );
}
