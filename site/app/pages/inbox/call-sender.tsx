import { Button } from "@realtor/ui/button";
import { PhoneIcon } from "@realtor/ui/icons";
import { FormattedMessage } from "react-intl";
import { phonesOf, type Sender } from "./entry.ts";

interface SenderProps {
  sender: Sender;
}

/**
 * The phone number of a sender; both readings, as links, while it is in doubt. Crossed out if the sender is not to be
 * contacted.
 */
export function SenderPhones({ sender }: SenderProps) {
  const [typed, inUs] = phonesOf(sender);
  if (sender.doNotContact)
    return (
      <span>
        <s>{[typed, inUs].flatMap((phone) => phone?.text ?? []).join(" / ")}</s>{" "}
        <FormattedMessage id="inbox.doNotContact" />
      </span>
    );
  if (!inUs) return <span>{typed.text}</span>;
  return (
    <>
      <span>{typed.href ? <a href={typed.href}>{typed.text}</a> : typed.text}</span>{" "}
      <span>
        <FormattedMessage
          id="inbox.phone.inUs"
          values={{
            phone: (
              <a key="phone" href={inUs.href ?? undefined}>
                {inUs.text}
              </a>
            ),
          }}
        />
      </span>
    </>
  );
}

interface CallProps extends SenderProps {
  onCalled: () => void;
}

/** A button that calls the sender, or one for each reading of a number in doubt. */
export function CallButtons({ sender, onCalled }: CallProps) {
  return callLinks(sender).map(({ href, code }) => (
    <Button key={href} variant="outline" size="medium" href={href} onClick={onCalled}>
      <PhoneIcon />
      <FormattedMessage id={code === null ? "inbox.call" : "inbox.call.code"} values={{ code }} />
    </Button>
  ));
}

/** The same in the bar at the bottom of a phone. */
export function CallActions({ sender, className, onCalled }: CallProps & { className: string }) {
  return callLinks(sender).map(({ href, code }) => (
    <a key={href} className={className} href={href} onClick={onCalled}>
      <PhoneIcon size={26} />
      <FormattedMessage
        id={code === null ? "inbox.channel.call" : "inbox.call.code"}
        values={{ code }}
      />
    </a>
  ));
}

/** The links of a sender; `code` tells them apart, and is null for one alone. */
function callLinks(sender: Sender): { href: string; code: string | null }[] {
  const phones = phonesOf(sender);
  return phones.flatMap(({ href, dialCode }) =>
    href === null ? [] : [{ href, code: phones.length > 1 ? dialCode : null }],
  );
}
