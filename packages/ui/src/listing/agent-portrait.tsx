import { Monogram, type MonogramProps } from "../components/monogram/monogram.tsx";
import { FramedPhoto } from "../homepage/sections/framed-photo.tsx";
import type { TemplateProps } from "../homepage/template-props.ts";
import type { ListingAgent } from "./listing-content.ts";

type AgentPortraitProps = Pick<TemplateProps, "resolveImage"> &
  Pick<MonogramProps, "tone" | "style"> & {
    agent: Pick<ListingAgent, "name" | "portrait">;
    /** Class of the frame that crops the photo. */
    frame: string;
    /** Class around the monogram. */
    monogram?: string;
  };

/** Photo of the agent at a width of up to 120 px, or the monogram. Decorative: use it next to the name. */
export function AgentPortrait({
  agent,
  frame,
  monogram,
  resolveImage,
  ...mark
}: AgentPortraitProps) {
  const { portrait, name } = agent;
  return portrait ? (
    <div className={frame}>
      <FramedPhoto
        photo={portrait}
        alt=""
        sizes="120px"
        ratio={[120, 150]}
        max={480}
        position="50% 18%"
        resolveImage={resolveImage}
      />
    </div>
  ) : (
    <div className={monogram}>
      <Monogram character={name.monogram} lang={name.displayName.lang} {...mark} />
    </div>
  );
}
