"use client";
import * as Radix from "@radix-ui/react-dialog";
import {
  type KeyboardEvent,
  type RefObject,
  type CSSProperties,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { formatTemplate } from "../../format.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { parseHex } from "../../theme/color.ts";
import { palette } from "../../theme/palette.ts";
import { schemeTokens } from "../../theme/scheme.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { AlteredIcon, ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "../icons/icons.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { findVisibleImage } from "./find-page-image.ts";
import type { GalleryAlteration, GalleryPhoto } from "./gallery-photo.ts";
import * as css from "./gallery-viewer.css.ts";
import { PhotoTrack } from "./photo-track.tsx";
import { movePhoto, skipPhotoTransition } from "./photo-transition.ts";
import { Thumbnails } from "./thumbnails.tsx";

export interface GalleryViewerProps {
  labels: GalleryLabels;
  photos: readonly GalleryPhoto[];
  /** Zero-based; null closes the viewer. */
  index: number | null;
  /** Whether the viewer opens at the original of an altered photo. */
  opensOriginal?: boolean | undefined;
  onIndexChange: (index: number | null) => void;
  /** Contains the links of the photos, in order, each with its image. */
  root?: RefObject<HTMLElement | null> | undefined;
  /** Element that the viewer is put into. Default `<body>`; colors are those of the place of the component. */
  container?: HTMLElement | null | undefined;
}

const findOpenPhoto = () =>
  document.querySelector<HTMLElement>(
    `.${css.viewer} .${css.slide}:not([aria-hidden]) > .${css.photo}`,
  );

/** Opens the viewer with `update`, into which the photo moves from the link that shows it. */
export function openViewer(link: HTMLElement, update: () => void): void {
  const image = link.querySelector<HTMLElement>("img");
  // A double click does not open it twice.
  movePhoto(() => findOpenPhoto() ?? update(), image, findOpenPhoto);
}

/**
 * Full-window photo viewer with keys, swiping and thumbnails, in the dark scheme of the main color;
 * dragging down closes it. Loaded on demand.
 */
export function GalleryViewer(props: GalleryViewerProps) {
  const { labels, index, onIndexChange, root, container, opensOriginal = false } = props;
  const focus = useRestoreFocus();
  const { markerRef, scope } = useThemeScope<HTMLTemplateElement>(index !== null);
  const darkScheme = useDarkScheme(markerRef, index !== null);
  const current = index ?? 0;
  const [original, setOriginal] = useOriginal(index, opensOriginal);
  const photos = useMemo(
    () => props.photos.map((photo, at) => (at === original ? withOriginal(photo) : photo)),
    [props.photos, original],
  );
  const last = photos.length - 1;
  const { caption, link, alteration } = photos[current] ?? {};
  const toggleOriginal = () =>
    alteration?.original && setOriginal(original === current ? null : current);
  const goTo = (to: number) => {
    const next = Math.min(Math.max(0, to), last);
    if (next === current) return;
    skipPhotoTransition();
    onIndexChange(next);
  };
  const close = () => {
    const onPage = findVisibleImage(root?.current, current);
    movePhoto(
      () => onIndexChange(null),
      onPage && findOpenPhoto(),
      () => onPage,
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() === "o") toggleOriginal();
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const positionText = formatTemplate(labels.count, { n: current + 1, total: photos.length });
  return (
    <Radix.Root open={index !== null} onOpenChange={(open) => !open && close()}>
      {index !== null && <template ref={markerRef} />}
      <Radix.Portal container={container}>
        <Radix.Content
          className={css.viewer}
          {...scope}
          style={darkScheme}
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          onOpenAutoFocus={focus.saveFocus}
          onCloseAutoFocus={focus.restoreFocus}
        >
          <Radix.Title className={visuallyHidden}>{labels.title}</Radix.Title>
          <div className={css.top}>
            <p className={css.place} lang={caption?.lang}>
              {caption?.place}
              {caption?.city && <span className={css.city}>{caption.city}</span>}
            </p>
            <Radix.Close asChild>
              <IconButton label={labels.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          <PhotoTrack
            photos={photos}
            index={current}
            onIndexChange={goTo}
            onClose={close}
            root={root}
            label={labels.title}
            defaultAlt={positionText}
          />
          <IconButton
            className={css.previous}
            label={labels.previous}
            disabled={current === 0}
            onClick={() => goTo(current - 1)}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            className={css.next}
            label={labels.next}
            disabled={current === last}
            onClick={() => goTo(current + 1)}
          >
            <ArrowRightIcon />
          </IconButton>
          <div className={css.footer}>
            <div className={css.caption}>
              <p className={css.title} lang={caption?.titleLang ?? caption?.lang}>
                {caption?.title}
              </p>
              {alteration && (
                <AlterationBar
                  alteration={alteration}
                  showsOriginal={original === current}
                  onToggle={toggleOriginal}
                />
              )}
            </div>
            {photos.length > 1 && (
              <Thumbnails
                labels={labels}
                photos={props.photos}
                index={current}
                onIndexChange={goTo}
              />
            )}
            <span className={css.counter} aria-hidden="true">
              {current + 1} / {photos.length}
            </span>
            <span className={visuallyHidden} aria-live="polite">
              {positionText}
            </span>
            {link && (
              <div className={css.link}>
                <Button href={link.href} size="medium">
                  {link.text}
                </Button>
              </div>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The index of the photo whose original is shown, which another photo ends. */
function useOriginal(index: number | null, opensOriginal: boolean) {
  const [original, setOriginal] = useState<number | null>(null);
  const [former, setFormer] = useState<number | null>(null);
  if (former !== index) {
    setFormer(index);
    setOriginal(former === null && opensOriginal ? index : null);
  }
  return [original, setOriginal] as const;
}

function withOriginal(photo: GalleryPhoto): GalleryPhoto {
  const original = photo.alteration?.original;
  return original ? { ...photo, fullSrc: original.src, fullSrcSet: original.srcSet } : photo;
}

interface AlterationBarProps {
  alteration: GalleryAlteration;
  showsOriginal: boolean;
  onToggle: () => void;
}

/** That a photo was altered, what was altered, and a switch to the original. */
function AlterationBar({ alteration, showsOriginal, onToggle }: AlterationBarProps) {
  const { label, text, original } = alteration;
  return (
    <div className={css.alteration}>
      <p className={css.alterationLabel}>
        <AlteredIcon size={20} />
        {label}
      </p>
      {original && (
        <div className={css.alterationSwitch}>
          <SegmentedControl
            label={label}
            segments={[
              { value: "altered", label: original.names.altered },
              { value: "original", label: original.names.original },
            ]}
            value={showsOriginal ? "original" : "altered"}
            onChange={onToggle}
          />
        </div>
      )}
      {text && <p className={css.alterationText}>{text}</p>}
    </div>
  );
}

/** Style with the tokens of the dark scheme of the main color at `place` while `open`; the page may not use it. */
function useDarkScheme(place: RefObject<Element | null>, open: boolean): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const read = () => setStyle(place.current ? createDarkScheme(place.current) : undefined);
    if (open) read();
  }, [place, open]);
  return style;
}

function createDarkScheme(place: Element): CSSProperties | undefined {
  const main = getComputedStyle(place).getPropertyValue(`--rt-${schemeTokens.field}`);
  const color = parseHex(main.trim());
  if (!color) return undefined;
  const tokens = Object.entries(palette(color, true).scheme).map(([token, value]) => [
    // The keys of a scheme are those of schemeTokens.
    `--rt-${schemeTokens[token as keyof typeof schemeTokens]}`,
    value,
  ]);
  return { colorScheme: "dark", ...Object.fromEntries(tokens) };
}
