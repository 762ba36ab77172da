import { getRealtor } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { teamOf } from "#app/data/team-of.ts";
import { useBehind } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";

const nobody: Readonly<Record<string, ProfileInput>> = {};

/** The agents that the draft's team sections name; who cannot be found is left to their address. */
export function useTeam(): Readonly<Record<string, ProfileInput>> {
  const { http } = useAdmin();
  // One text, which stays the same while other sections are typed into; addresses have no spaces.
  const named = useBehind((draft) =>
    teamOf({ additionalSections: [...fields.extra.lens.get(draft)] }).join(" "),
  );
  const names = named === "" ? [] : named.split(" ");
  const { data } = useSWR(
    names.length === 0 ? null : ["team", ...names],
    async ([, ...wanted]: string[]) => {
      const members = await Promise.all(
        wanted.map(async (name) => {
          // A preview does not fail for want of a colleague's name.
          const member = await getRealtor(http, name).catch(() => null);
          return member ? [[name, toProfileInput(member)] as const] : [];
        }),
      );
      return Object.fromEntries(members.flat());
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return data ?? nobody;
}
