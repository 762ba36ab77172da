import { formatDialed, getDialCode, normalizePhone, readPhone } from "@realtor/api/rules";
import type { PhoneQuestionSettings } from "@realtor/ui/contact-form";
import type { PhoneLabels } from "@realtor/ui/labels";

/** How the forms ask about a phone number that may be one of the United States. */
export function phoneQuestion(labels: PhoneLabels): PhoneQuestionSettings {
  return {
    labels,
    read({ phone, phoneCountryCode }) {
      const number = {
        phone: normalizePhone(phone, getDialCode(phoneCountryCode)),
        phoneCountryCode,
      };
      const [typed, inUs] = readPhone(number);
      return inUs ? { typed: formatDialed(typed), us: formatDialed(inUs), inUs } : null;
    },
  };
}
