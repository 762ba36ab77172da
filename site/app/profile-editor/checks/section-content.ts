import type { AdditionalSection } from "@realtor/api/loaning";

/** Whether a section has something to show: a text or a number besides its titles. */
export function hasContent(section: AdditionalSection): boolean {
  return Object.entries(section).some(
    ([key, value]) => key !== "id" && key !== "type" && !key.startsWith("title") && hasText(value),
  );
}

function hasText(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasText);
  return typeof value === "number";
}
