import type { SectionId } from "@realtor/profile/sections";
import { Skeleton } from "@realtor/ui/skeleton";
import { Suspense, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { loadParts } from "#app/admin/lazy-part.tsx";
import { whenIdle } from "#app/hydration/when-idle.ts";
import { type Place, useFocusAt } from "#app/profile/field/field-links.ts";
import * as css from "#app/profile/field/form.css.ts";
import { PlainField } from "#app/profile/field/plain-field.tsx";
import { ProfileFields } from "#app/profile/field/profile-fields.tsx";
import { editorSection } from "./editor-sections.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The open section. The first one can be that of a link, whose controls are to be loaded. */
export function OpenSection({ place }: { place: Place }) {
  const { formatMessage } = useIntl();
  return (
    <Suspense
      fallback={<Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={6} />}
    >
      <SectionForm section={place.section} />
      <Shown place={place} />
    </Suspense>
  );
}

/** What follows once a section is rendered. */
function Shown({ place }: { place: Place }) {
  useFocusAt(place);
  useEffect(() => whenIdle(() => void loadParts()), []);
  return null;
}

/** A section of the editor. */
export function SectionForm({ section }: { section: SectionId }) {
  const { lead: Lead, slots } = editorSection(section);
  const lead =
    typeof Lead === "string" ? (
      <p className={css.lead}>
        <FormattedMessage id={Lead} />
      </p>
    ) : (
      Lead && <Lead />
    );
  return (
    <SectionFrame key={section} section={section} lead={lead}>
      <ProfileFields slots={slots} plain={PlainField} />
    </SectionFrame>
  );
}
