import type account from "../../content/en/messages/account.json";
import type accountMenu from "../../content/en/messages/account-menu.json";
import type admin from "../../content/en/messages/admin.json";
import type agentHome from "../../content/en/messages/agent-home.json";
import type agreement from "../../content/en/messages/agreement.json";
import type buyer from "../../content/en/messages/buyer.json";
import type buying from "../../content/en/messages/buying.json";
import type confirmAddress from "../../content/en/messages/confirm-address.json";
import type consent from "../../content/en/messages/consent.json";
import type editBar from "../../content/en/messages/edit-bar.json";
import type editor from "../../content/en/messages/editor.json";
import type editorLanguages from "../../content/en/messages/editor-languages.json";
import type error from "../../content/en/messages/error.json";
import type firstRun from "../../content/en/messages/first-run.json";
import type footer from "../../content/en/messages/footer.json";
import type gsap from "../../content/en/messages/gsap.json";
import type inbox from "../../content/en/messages/inbox.json";
import type inboxReply from "../../content/en/messages/inbox-reply.json";
import type landing from "../../content/en/messages/landing.json";
import type listingForm from "../../content/en/messages/listing-form.json";
import type listings from "../../content/en/messages/listings.json";
import type live from "../../content/en/messages/live.json";
import type login from "../../content/en/messages/login.json";
import type markets from "../../content/en/messages/markets.json";
import type newBuild from "../../content/en/messages/new-build.json";
import type photos from "../../content/en/messages/photos.json";
import type pinia from "../../content/en/messages/pinia.json";
import type privacy from "../../content/en/messages/privacy.json";
import type probiz from "../../content/en/messages/probiz.json";
import type problem from "../../content/en/messages/problem.json";
import type process from "../../content/en/messages/process.json";
import type websites from "../../content/en/messages/websites.json";
import type session from "../../content/en/messages/session.json";
import type share from "../../content/en/messages/share.json";
import type sharedPreview from "../../content/en/messages/shared-preview.json";
import type terms from "../../content/en/messages/terms.json";
import type versions from "../../content/en/messages/versions.json";
import type website from "../../content/en/messages/website.json";

/** The messages in `content/en/messages`, one line for each file. */
type English = typeof account &
  typeof accountMenu &
  typeof admin &
  typeof agentHome &
  typeof agreement &
  typeof buyer &
  typeof buying &
  typeof confirmAddress &
  typeof consent &
  typeof editBar &
  typeof editor &
  typeof editorLanguages &
  typeof error &
  typeof firstRun &
  typeof footer &
  typeof gsap &
  typeof inbox &
  typeof inboxReply &
  typeof landing &
  typeof listingForm &
  typeof listings &
  typeof live &
  typeof login &
  typeof markets &
  typeof newBuild &
  typeof photos &
  typeof pinia &
  typeof privacy &
  typeof probiz &
  typeof problem &
  typeof process &
  typeof websites &
  typeof session &
  typeof share &
  typeof sharedPreview &
  typeof terms &
  typeof versions &
  typeof website;

/** The id of a message. `tsc` reports an unknown one, and build/messages.ts one that no code names. */
export type MessageKey = keyof English;

declare global {
  // The name of react-intl, for the types of formatMessage and FormattedMessage.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageKey;
    }
  }
}
