import { useAddress } from "#app/page-root.tsx";
import { useDeferredField } from "#app/profile-editor/draft/use-draft.ts";

/** The homepage's address without `https://`, as it is read aloud: `builtforrealtors.com/grace-kim`. */
export function useAddressText(): string {
  const { origin } = useAddress();
  const slug = useDeferredField("slug");
  return `${new URL(origin).host}/${slug}`;
}
