import type { Labels } from "@realtor/ui/labels";

export interface ErrorProps {
  labels: Pick<Labels, "common" | "language">;
  kind: "not-found" | "failed";
  /** Request id under which the failure is logged; null for a missing page. */
  reference: string | null;
}
