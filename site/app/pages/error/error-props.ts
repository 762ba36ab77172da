import type { Labels } from "@realtor/ui/labels";

/** What went wrong, as the visitor is told. */
export interface ErrorProps {
  labels: Pick<Labels, "common" | "language">;
  kind: "not-found" | "failed";
  /** What the log knows the failure by; none for a missing page. */
  reference: string | null;
}
