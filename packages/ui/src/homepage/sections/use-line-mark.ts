import type { FieldId } from "@realtor/profile/fields";
import { type FieldMark, useMark } from "../field-marks.ts";

/** The field that a legal line of the agent or the brokerage shows, by the id of the line. */
const lineFields: Readonly<Record<string, FieldId | undefined>> = {
  name: "name",
  brokerage: "agency",
  "brokerage.license": "companyLicense",
  "brokerage.address": "companyAddress",
  "brokerage.phone": "companyPhone",
  license: "license",
};

/** Returns what names the field of a legal line, by the id of the line. */
export function useLineMark(): (id: string) => FieldMark {
  const mark = useMark();
  return (id) => {
    const field = lineFields[id];
    return field ? mark(field) : {};
  };
}
