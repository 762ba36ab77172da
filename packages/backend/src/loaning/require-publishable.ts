import { checkPublishing } from "@realtor/profile/conditions";

import type { Db } from "../db/open-db.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import { hasAcceptedAgreement } from "./agreements.ts";
import { hasTakenLicense } from "./license-conflicts.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

type Publication = Pick<StoredRealtor, "published" | "profile">;

interface Candidate extends Publication {
  owner: { id: string; name: string };
  isSample: boolean;
}

/**
 * Requires the conditions of publishing if the website will be public, for agents and admins; see
 * `docs/spec/profile.md#publishing`. A published website needs no new acceptance when the
 * agreement changes.
 * @throws {Problem} 403 `agreement.required`, 422 `publish.incomplete`, with a code for each
 * missing condition.
 */
export async function requirePublishable(
  tx: Db,
  before: { published: boolean; profile?: StoredProfile },
  { owner, isSample, published, profile }: Candidate,
): Promise<void> {
  if (!published) return;
  const agreed = before.published || (await hasAcceptedAgreement(tx, owner.id));
  const checked = { ...profile, userName: owner.name };
  const errors = checkPublishing(checked, { agreed, sample: isSample });
  if (await hasTakenLicense(tx, before, { owner, profile }))
    errors.push({ pointer: "/licenseNumber", code: "license.taken" });
  if (errors.length === 0) return;
  throw new Problem(agreed ? "publish.incomplete" : "agreement.required", { errors });
}
