import type { Labels } from "@realtor/ui/labels";
import type { RequestLabels } from "#app/forms/lead/request-labels.ts";

export interface ProcessProps {
  labels: RequestLabels & Pick<Labels, "language" | "footer">;
  year: number;
}
