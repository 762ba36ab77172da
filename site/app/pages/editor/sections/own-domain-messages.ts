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
    defaultMessage: "{host} is connected to this website",
    description: "State of the domain {host}: its DNS record was found.",
  },
  failing: {
    id: "editor.domain.failing",
    defaultMessage: "The TXT record of {host} is missing",
    description: "State of the domain {host}: its DNS record was there and is gone.",
  },
  how: {
    id: "editor.domain.how",
    defaultMessage:
      "For this website to open at the domain, add this TXT record where you registered it, and leave it there. If the address is a website somewhere else, you need to do nothing.",
    description: "Instruction above the name and the value of the DNS record.",
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
      "Last checked: {time}. The record is not there yet. After you add it, it can take hours until it can be seen.",
    description: "Note after a check that did not find the DNS record; {time} is date and time.",
  },
  stopped: {
    id: "editor.domain.stopped",
    defaultMessage:
      "The record was not there for 30 days, so it is no longer looked for. Add it, then press “Check now”.",
    description: "Note when the automatic checks of the domain have ended.",
  },
  unsaved: {
    id: "editor.domain.unsaved",
    defaultMessage: "Once this address is published, you see here how to connect the domain.",
    description: "Note below the address field while the typed domain is not published yet.",
  },
});
