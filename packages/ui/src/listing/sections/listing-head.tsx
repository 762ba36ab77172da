import { nameOnPhotoClass } from "../../homepage/designs/panorama/name-on-photo.ts";
import { wrap } from "../../styles/layout.css.ts";
import { listingLayouts } from "../listing-layout.ts";
import type { ListingProps } from "../listing-props.ts";
import { MosaicStage, PhotoStrip, PlatesStage, WideStage } from "./photo-stages.tsx";
import { Lead } from "./words.tsx";
import { Title } from "./title.tsx";

/** Photos, address, price and key facts in the arrangement of the template. */
export function ListingHead(props: ListingProps) {
  const { template, nameOnPhoto, darkHero } = props.content;
  const { photos } = listingLayouts[template];
  return (
    <div id="hero" data-scheme="hero" className={nameOnPhotoClass(nameOnPhoto, darkHero)}>
      {photos === "mosaic" && <MosaicStage {...props} />}
      {photos === "strip" && <WideStage {...props} />}
      {photos === "plates" && <PlatesStage {...props} lead={<Lead {...props} withPhoto />} />}
      <div className={wrap}>
        <Title {...props} />
      </div>
      {photos === "strip" && <PhotoStrip {...props} />}
    </div>
  );
}
