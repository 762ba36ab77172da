import { notices } from "./verbatim.ts";

export const en = {
  license: {
    own: { dre: "CA DRE Lic. {n}", grec: "GREC Lic. {n}", none: "License no. {n}" },
    firm: {
      dre: "Broker CA DRE Lic. {n}",
      grec: "Firm GREC Lic. {n}",
      none: "Brokerage license no. {n}",
    },
  },
  fax: "Fax {n}",
  compliance:
    "This page introduces the work of {name}. Information is from sources believed reliable but is not guaranteed.",
  realtor:
    "REALTOR® is a registered collective membership mark that identifies a member of the National Association of REALTORS®.",
  fmlsMark: "[FMLS IDX logo]",
  asOf: "Information as of {time}.",
  disclaimer:
    "Listing information comes from the multiple listing service, is for personal, non-commercial use only, and is deemed reliable but not guaranteed.",
  altered: "Some photographs have been digitally altered. The originals are available on request.",
  help: notices,
  blockers: {
    "name.missing": "Enter the name on the license.",
    "state.missing": "Add at least one area in California or Georgia.",
    "license.missing": "Enter the license number.",
    "license.unassigned": "Write DRE or GREC before each license number.",
    "license.dre.missing": "Enter the California DRE license number.",
    "license.dre.format":
      "A California DRE license number has eight digits, leading zeros included.",
    "license.grec.missing": "Enter the Georgia GREC license number.",
    "brokerage.missing": "Enter the name of the brokerage.",
    "brokerage.license.missing": "Georgia requires the license number of the brokerage.",
    "brokerage.phone.missing": "Georgia requires the phone number of the brokerage.",
    "listings.time.missing": "The listing service does not say when its data was read.",
    "listings.broker.missing": "A listing does not name its listing broker.",
  },
};
