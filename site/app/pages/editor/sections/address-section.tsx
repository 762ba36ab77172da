import { checkAddress } from "@realtor/api/loaning";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { fields } from "../draft/editor-fields.ts";
import { useDeferredField, useEditorState } from "../draft/use-draft.ts";
import { errorText } from "../fields/error-text.ts";
import * as css from "../fields/form.css.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { OwnDomainPanel } from "./own-domain-panel.tsx";
import { SectionFrame } from "./section-frame.tsx";

const messages = defineMessages({
  free: {
    id: "editor.slug.free",
    defaultMessage: "This address is free. It takes effect when you publish.",
    description: "Status below the address field when no other website uses the address.",
  },
  hint: {
    id: "editor.field.slug.hint",
    defaultMessage: "Letters, hyphen and underscore only, so that you can read it aloud.",
    description: "Hint below the address field: the allowed characters, and why no digits.",
  },
  whole: {
    id: "editor.slug.whole",
    defaultMessage: "Your website is at {address}",
    description: "Below the address field: the complete address of the website.",
  },
});

/** Address of the homepage on this site, and the agent's own domain. */
export function AddressSection() {
  return (
    <SectionFrame section="address">
      <SlugField />
      <DraftTextField field="website" />
      <OwnDomainPanel />
    </SectionFrame>
  );
}

/** The slug, with a check of its availability while typing. See docs/spec/validation.md#slug. */
function SlugField() {
  const intl = useIntl();
  const { http } = useAdmin();
  const { origin } = useAddress();
  const slug = useDeferredField("slug");
  const id = useEditorState(({ stored }) => stored.id);
  const current = useEditorState(({ stored }) => stored.desiredUrl);
  const debouncedSlug = useDebouncedValue(slug, 300);
  const isChanged = debouncedSlug !== "" && debouncedSlug !== current;
  const { data } = useSWR(
    isChanged ? ["address", debouncedSlug, id] : null,
    ([, requestedSlug, realtorId]: [string, string, string]) =>
      checkAddress(http, requestedSlug, { realtorId }),
    { revalidateOnFocus: false },
  );
  const code = debouncedSlug === slug ? data?.code : undefined;
  const label = intl.formatMessage(fields.slug.label);
  const address = `${new URL(origin).host}/${slug}`;
  return (
    <div>
      <DraftTextField
        field="slug"
        hint={intl.formatMessage(code === null && isChanged ? messages.free : messages.hint)}
        error={code ? errorText(intl, { field: "slug", code }, label) : undefined}
      />
      <p className={css.below}>
        <FormattedMessage {...messages.whole} values={{ address: <b>{address}</b> }} />
      </p>
    </div>
  );
}
