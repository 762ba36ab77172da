import type { ReactNode } from "react";
import {
  GridIcon,
  HomeIcon,
  PlayIcon,
  PrintIcon,
  ShareIcon,
} from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import { classNames } from "../../format.ts";
import { langAttribute } from "../../homepage/homepage-content.ts";
import { contactText } from "../../homepage/sections/contact-section.tsx";
import { frame } from "../../homepage/sections/section.css.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import { AgentPortrait } from "../agent-portrait.tsx";
import * as layout from "../frame/listing-frame.css.ts";
import { listingLayouts } from "../listing-layout.ts";
import type { ListingProps } from "../listing-props.ts";
import * as actions from "./actions.css.ts";
import { hasRows, InnerSection, ListingSection } from "./listing-section.tsx";
import { inColumn } from "./open-houses.css.ts";
import { OpenHouses, openHousesTitle } from "./open-houses.tsx";
import { Lead, Prose } from "./words.tsx";
import * as css from "./section.css.ts";

/** Text about the home and its open houses; in rows, with the agent at the side. */
export function ListingStory(props: ListingProps) {
  return hasRows(props.content) ? <StoryRows {...props} /> : <StoryColumn {...props} />;
}

/** Left of the request form. */
function StoryColumn(props: ListingProps) {
  return (
    <>
      <section id="about" aria-label={props.labels.listing.about}>
        <Lead {...props} />
        <Prose {...props} />
        <Actions {...props} />
      </section>
      {props.content.rules.openHouses && (
        <InnerSection id="open-houses" title={openHousesTitle(props)} className={inColumn}>
          <OpenHouses {...props} />
        </InnerSection>
      )}
    </>
  );
}

function StoryRows(props: ListingProps) {
  const { content, labels } = props;
  // Plates have the lead next to the first photo.
  const hasLead = listingLayouts[content.template].photos !== "plates";
  return (
    <>
      <section id="about" className={wrap} aria-label={labels.listing.about}>
        <div className={layout.row} data-first>
          <Agent {...props} />
          <div>
            {hasLead && <Lead {...props} />}
            <Prose {...props} />
            <Actions {...props} />
          </div>
        </div>
      </section>
      {content.rules.openHouses && (
        <ListingSection content={content} id="open-houses" title={openHousesTitle(props)}>
          <OpenHouses {...props} />
        </ListingSection>
      )}
    </>
  );
}

/** As wide as the photo that it replaces. */
const monogramStyle = { width: 120, height: 120, fontSize: 66 };

/** Portrait, name and phone number of the agent. */
function Agent({ content, labels, resolveImage }: ListingProps) {
  const { name, contacts } = content.agent;
  const phone = contacts.find(({ channel }) => channel === "phone");
  const reply = <p className={css.agentLine}>{labels.listing.request.reply}</p>;
  return (
    <div className={css.agent}>
      <AgentPortrait
        agent={content.agent}
        frame={classNames(frame, css.agentPhoto)}
        style={monogramStyle}
        resolveImage={resolveImage}
      />
      <div>
        <p className={css.agentName} {...langAttribute(name.displayName, content.lang)}>
          {name.displayName.text}
        </p>
        {!name.firm && reply}
        {phone && (
          <p>
            <a href={phone.href}>{contactText(phone.href)}</a>
          </p>
        )}
        {name.firm && (
          <p className={css.agentName} lang={name.firm.lang}>
            {name.firm.text}
          </p>
        )}
        {phone && phone.firm && (
          <p>
            <a href={phone.firm.href}>{contactText(phone.firm.href)}</a>
          </p>
        )}
        {name.firm && reply}
      </div>
    </div>
  );
}

/**
 * Links to video, tour and floor plans, a button to share the page, which `useListingActions` of the frame operates, since this part is not
 * hydrated, and a link to the sheet for print.
 */
function Actions(props: ListingProps) {
  const { content, labels, links, resolveImage } = props;
  const { share, print } = labels.listing.share;
  const { video, tour, plans } = content.media;
  const names = labels.listing.media;
  return (
    <div className={actions.actions}>
      {video !== null && (
        <MediaLink {...props} href={video} icon={<PlayIcon size={20} />} name={names.video} />
      )}
      {tour !== null && (
        <MediaLink {...props} href={tour} icon={<HomeIcon size={20} />} name={names.tour} />
      )}
      {plans.map((url, index) => (
        <MediaLink
          key={url}
          {...props}
          href={resolveImage(url, [2400]).src}
          icon={<GridIcon size={20} />}
          name={index === 0 ? names.plan : `${names.plan} ${index + 1}`}
        />
      ))}
      <button
        type="button"
        className={classNames(actions.action, actions.scripted)}
        data-listing-action="share"
        data-hydrating=""
      >
        <ShareIcon size={20} />
        {share}
      </button>
      {links.sheet && (
        <Link className={actions.action} href={links.sheet} rel="nofollow">
          <PrintIcon size={20} />
          {print}
        </Link>
      )}
      <output className={actions.status} />
    </div>
  );
}

interface MediaLinkProps extends Pick<ListingProps, "labels"> {
  href: string;
  icon: ReactNode;
  name: string;
}

function MediaLink({ href, icon, name, labels }: MediaLinkProps) {
  return (
    <a className={actions.action} href={href} target="_blank" rel="noreferrer nofollow">
      {icon}
      {name}
      <span className={visuallyHidden}> ({labels.common.newTab})</span>
    </a>
  );
}
