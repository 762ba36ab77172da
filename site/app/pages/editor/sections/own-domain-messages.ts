import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts about the realtor’s own domain, below the field for its address. */
export const ownDomainMessages = defineMessages({
  waiting: {
    id: "editor.domain.waiting",
    defaultMessage: "Waiting for the TXT record of {host}",
    description: "State of the realtor’s own domain {host}: its DNS record was not found yet.",
  },
  taken: {
    id: "editor.domain.taken",
    defaultMessage: "Another website here uses {host}",
    description: "State of the domain {host}: another realtor’s website has proved it.",
  },
  proved: {
    id: "editor.domain.proved",
    defaultMessage: "{host} is yours, but does not open this website yet",
    description:
      "State of the domain {host}: its TXT record was found; no request over it was answered.",
  },
  failing: {
    id: "editor.domain.failing",
    defaultMessage: "The TXT record of {host} is missing",
    description: "State of the domain {host}: its DNS record was there and is gone.",
  },
  confirmed: {
    id: "editor.domain.confirmed",
    defaultMessage: "{host} is yours",
    description:
      "State of the domain {host}: its TXT record was found; no request over it was sent yet.",
  },
  live: {
    id: "editor.domain.live",
    defaultMessage: "{host} is live",
    description: "State of the domain {host}: a request over it was answered by this website.",
  },
  how: {
    id: "editor.domain.how",
    defaultMessage:
      "For this website to open at the domain, add {n, plural, =1 {this TXT record} other {these records}} where you registered it, and leave {n, plural, =1 {it} other {them}} there. If the address is a website somewhere else, you need to do nothing.",
    description: "Instruction above the DNS records; {n} is their number.",
  },
  takenHow: {
    id: "editor.domain.takenHow",
    defaultMessage:
      "If the domain is yours, add this TXT record and delete the one of the other website. Then the domain opens this website.",
    description: "Instruction when another website has proved the domain.",
  },
  since: {
    id: "editor.domain.since",
    defaultMessage:
      "Confirmed on {date}. Please leave the TXT record there: it is checked every week.",
    description: "Note about a proved domain; {date} is the day of the proof.",
  },
  failingHow: {
    id: "editor.domain.failingHow",
    defaultMessage:
      "It has been missing since {since}. Unless you add it again, the domain is disconnected on {until}.",
    description: "Note about a missing DNS record; both values are dates.",
  },
  name: {
    id: "editor.domain.name",
    defaultMessage: "Name of the record",
    description: "Label of the name of the DNS record.",
  },
  value: {
    id: "editor.domain.value",
    defaultMessage: "Value of the record",
    description: "Label of the value of the DNS record.",
  },
  check: {
    id: "editor.domain.check",
    defaultMessage: "Check now",
    description: "Button that looks for the DNS record now.",
  },
  checking: {
    id: "editor.domain.checking",
    defaultMessage: "Checking",
    description: "Label of the button while the DNS record is looked for.",
  },
  checked: {
    id: "editor.domain.checked",
    defaultMessage:
      "Last checked: {time}. After you add or change a record, it can take hours until it can be seen.",
    description: "Note after a check that did not find everything; {time} is date and time.",
  },
  stopped: {
    id: "editor.domain.stopped",
    defaultMessage:
      "The record was not there for 30 days, so it is no longer looked for. Add it, then press “Check now”.",
    description: "Note when the automatic checks of the domain have ended.",
  },
  proofRecord: {
    id: "editor.domain.proofRecord",
    defaultMessage: "TXT record: shows that the domain is yours",
    description: "Title of a DNS record, above what was found and its name and value.",
  },
  addressRecord: {
    id: "editor.domain.addressRecord",
    defaultMessage: "{type} record: leads {name} to this website",
    description:
      "Title of a DNS record, above what was found and its name and value; {type} is A, AAAA or CNAME, {name} a domain.",
  },
  unchecked: {
    id: "editor.domain.unchecked",
    defaultMessage: "Not checked yet",
    description: "State of a DNS record, or of the domain.",
  },
  noAnswer: {
    id: "editor.domain.noAnswer",
    defaultMessage: "The name servers did not answer",
    description: "State of a DNS record.",
  },
  missing: {
    id: "editor.domain.missing",
    defaultMessage: "Nothing found",
    description: "State of a DNS record: there is none.",
  },
  other: {
    id: "editor.domain.other",
    defaultMessage: "Found {found}, needs {value}",
    description: "State of a DNS record with other values; {found} are those that are there.",
  },
  found: {
    id: "editor.domain.found",
    defaultMessage: "Found",
    description: "State of a DNS record: it is as it has to be.",
  },
  shortNames: {
    id: "editor.domain.shortNames",
    defaultMessage:
      "Some registrars add the domain to the name themselves. Then enter only the part before it, or @ for the domain itself.",
    description: "Hint below the DNS records about the forms of registrars.",
  },
  askStaff: {
    id: "editor.domain.askStaff",
    defaultMessage: "{host} also needs an address record. Ask our staff for its value.",
    description: "Note when the address is not known; a phone number may follow.",
  },
  opening: {
    id: "editor.domain.opening",
    defaultMessage: "Opening {host}",
    description: "Title above the result of a request over the domain {host}.",
  },
  afterProof: {
    id: "editor.domain.afterProof",
    defaultMessage: "Checked after the TXT record was found",
    description: "State of the request over the domain before its proof.",
  },
  silent: {
    id: "editor.domain.silent",
    defaultMessage: "{host} does not answer yet",
    description: "State of the request over the domain {host}: no connection.",
  },
  certificate: {
    id: "editor.domain.certificate",
    defaultMessage:
      "{host} answers, but has no valid certificate yet. It is requested automatically within a few minutes.",
    description: "State of the request over the domain {host}: the TLS handshake failed.",
  },
  elsewhere: {
    id: "editor.domain.elsewhere",
    defaultMessage: "{host} answers, but with another website",
    description: "State of the request over the domain {host}.",
  },
  unsaved: {
    id: "editor.domain.unsaved",
    defaultMessage: "Once this address is published, you see here how to connect the domain.",
    description: "Note below the address field while the typed domain is not published yet.",
  },
});
