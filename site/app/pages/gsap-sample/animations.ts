import type { BuildAnimation } from "./use-player.ts";

/** Parts of a stage that move, by the order they are written in. */
export const partAttribute = "data-moves";

function partsOf(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[${partAttribute}]`)];
}

/** The parts rise into place one after the other. */
export const reveal: BuildAnimation = (gsap, stage) =>
  gsap
    .timeline({ paused: true })
    .fromTo(
      partsOf(stage),
      { y: 32, autoAlpha: 0 },
      { y: 0, autoAlpha: 1, duration: 0.7, ease: "power3.out", stagger: 0.25 },
    );

/** The number runs up to what it says. `write` is how the page's language writes it. */
export function countUp(target: number, write: (value: number) => string): BuildAnimation {
  return (gsap, stage) => {
    const shown = { value: 0 };
    const [part] = partsOf(stage);
    return gsap.timeline({ paused: true }).fromTo(
      shown,
      { value: 0 },
      {
        value: target,
        duration: 2.4,
        ease: "power2.out",
        onUpdate: () => {
          if (part) part.textContent = write(Math.round(shown.value));
        },
      },
    );
  };
}

/** The strip moves on by one part at a time. */
export const carousel: BuildAnimation = (gsap, stage) => {
  const timeline = gsap.timeline({ paused: true });
  const [first, ...others] = partsOf(stage);
  const strip = first?.parentElement;
  if (!first || !strip) return timeline;
  timeline.fromTo(strip, { scrollLeft: 0 }, { scrollLeft: 0, duration: 0.6 });
  for (const part of others)
    timeline.to(strip, {
      scrollLeft: part.offsetLeft - first.offsetLeft,
      duration: 0.42,
      delay: 0.9,
      ease: "power3.out",
    });
  return timeline;
};
