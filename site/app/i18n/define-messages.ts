import type { MessageKey } from "./messages.ts";

/**
 * A text of an area that is not yet in content/en/messages. The build removes the English text and the
 * description from all code.
 */
export interface Message {
  id: MessageKey;
  /** English, in ICU syntax. */
  defaultMessage: string;
  /** For translators: where the text appears and what its variables are. */
  description: string;
}

/**
 * Declares messages for `formatjs extract`. The function of this name in react-intl would make each
 * page load react-intl, and its type accepts no variables.
 */
export function defineMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, Message>> {
  return messages;
}

/** Declares one message for `formatjs extract`, for use inside another object. */
export function defineMessage(message: Message): Message {
  return message;
}
