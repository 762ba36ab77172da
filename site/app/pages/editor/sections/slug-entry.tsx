import { checkAddress } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useEditorState, useFieldBehind } from "../draft/use-draft.ts";
import { mistakeText } from "../fields/mistake-text.ts";
import { TextEntry } from "../fields/text-entry.tsx";
import { useDebouncedValue } from "../../../admin/use-debounced-value.ts";

/** The page's address, looked up while it is typed: it must be nobody else's. */
export function SlugEntry() {
  const intl = useIntl();
  const { http } = useAdmin();
  const slug = useFieldBehind("slug");
  const id = useEditorState(({ stored }) => stored.id);
  const current = useEditorState(({ stored }) => stored.desiredUrl);
  const asked = useDebouncedValue(slug, 300);
  const changed = asked !== "" && asked !== current;
  const { data } = useSWR(
    changed ? ["address", asked, id] : null,
    ([, wanted, realtorId]: [string, string, string]) => checkAddress(http, wanted, { realtorId }),
    { revalidateOnFocus: false },
  );
  const code = asked === slug ? data?.code : undefined;
  const label = intl.formatMessage({ id: "editor.field.slug" });
  return (
    <TextEntry
      field="slug"
      required
      hint={intl.formatMessage({
        id: code === null && changed ? "editor.slug.free" : "editor.field.slug.hint",
      })}
      error={code ? mistakeText(intl, { field: "slug", code }, label) : undefined}
    />
  );
}
