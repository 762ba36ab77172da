import type { MessageKey } from "#app/i18n/messages.ts";

export const licenseMessages = {
  state: "first-run.state",
  license: "first-run.license",
  license_CA: "first-run.license.CA",
  license_GA: "first-run.license.GA",
  licenseHint: "first-run.license.hint",
  licenseGood: "first-run.license.good",
  city: "first-run.city",
  cityHint: "first-run.city.hint",
  brokerage: "first-run.brokerage",
  brokerageHint: "first-run.brokerage.hint",
  brokerageLicense: "first-run.brokerageLicense",
  brokeragePhone: "first-run.brokeragePhone",
  filled: "first-run.brokerage.filled",
} as const satisfies Record<string, MessageKey>;
