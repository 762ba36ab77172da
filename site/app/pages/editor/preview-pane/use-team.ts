import { getRealtor } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { teamSlugs, toProfileInput } from "#app/data/profile-input.ts";
import { useDeferredSelector } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";

const noMembers: Readonly<Record<string, ProfileInput>> = {};

/** Profiles of the members of team sections, by slug; agents that are not found are omitted. */
export function useTeam(): Readonly<Record<string, ProfileInput>> {
  const { http } = useAdmin();
  // A string, so that the result is stable while other sections change; slugs contain no spaces.
  const slugList = useDeferredSelector((draft) =>
    teamSlugs({ additionalSections: [...fields.extra.lens.get(draft)] }).join(" "),
  );
  const slugs = slugList === "" ? [] : slugList.split(" ");
  const { data } = useSWR(
    slugs.length === 0 ? null : ["team", ...slugs],
    async ([, ...requested]: string[]) => {
      const members = await Promise.all(
        requested.map(async (slug) => {
          // A missing member must not fail the preview.
          const member = await getRealtor(http, slug).catch(() => null);
          return member ? [[slug, toProfileInput(member)] as const] : [];
        }),
      );
      return Object.fromEntries(members.flat());
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return data ?? noMembers;
}
