import { checkAddress } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useEditorState, useDeferredField } from "../draft/use-draft.ts";
import { errorText } from "../fields/error-text.ts";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";

/** The slug, with a check of its availability while typing. See docs/spec/validation.md#slug. */
export function SlugField() {
  const intl = useIntl();
  const { http } = useAdmin();
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
  const label = intl.formatMessage({ id: "editor.field.slug" });
  return (
    <DraftTextField
      field="slug"
      required
      hint={intl.formatMessage({
        id: code === null && isChanged ? "editor.slug.free" : "editor.field.slug.hint",
      })}
      error={code ? errorText(intl, { field: "slug", code }, label) : undefined}
    />
  );
}
