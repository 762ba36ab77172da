import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import * as fieldCss from "#app/profile/field/form.css.ts";
import * as css from "./part.css.ts";
import type { PartId } from "./parts.ts";

interface PartProps {
  id: PartId;
  /** At the right of the title. */
  meta?: ReactNode;
  children: ReactNode;
}

/** The element id of a part, used in URL fragments. */
export function partElementId(id: PartId): string {
  return `part-${id}`;
}

/** A part of the form: its title and its fields. */
export function Part({ id, meta, children }: PartProps) {
  return (
    <section
      id={partElementId(id)}
      className={css.part}
      tabIndex={-1}
      aria-labelledby={`${partElementId(id)}-title`}
    >
      <div className={css.head}>
        <h2 id={`${partElementId(id)}-title`} className={css.title}>
          <FormattedMessage id={`listing-form.part.${id}`} />
        </h2>
        {meta !== undefined && <span className={css.meta}>{meta}</span>}
      </div>
      <div className={`${fieldCss.fields} ${css.container}`}>{children}</div>
    </section>
  );
}
