import type { BuildAnimation } from "./use-player.ts";

/** Marks the animated elements of a stage; they animate in document order. */
export const animatedAttribute = "data-animated";

function getAnimatedElements(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[${animatedAttribute}]`)];
}

/** The elements slide up one after the other. */
export const reveal: BuildAnimation = (gsap, stage) =>
  gsap
    .timeline({ paused: true })
    .fromTo(
      getAnimatedElements(stage),
      { y: 32, autoAlpha: 0 },
      { y: 0, autoAlpha: 1, duration: 0.7, ease: "power3.out", stagger: 0.25 },
    );

/** Counts up to `target`; `format` formats the number for the page's language. */
export function countUp(target: number, format: (value: number) => string): BuildAnimation {
  return (gsap, stage) => {
    const current = { value: 0 };
    const [element] = getAnimatedElements(stage);
    return gsap.timeline({ paused: true }).fromTo(
      current,
      { value: 0 },
      {
        value: target,
        duration: 2.4,
        ease: "power2.out",
        onUpdate: () => {
          if (element) element.textContent = format(Math.round(current.value));
        },
      },
    );
  };
}

/** Scrolls the strip by one element at a time. */
export const carousel: BuildAnimation = (gsap, stage) => {
  const timeline = gsap.timeline({ paused: true });
  const [first, ...others] = getAnimatedElements(stage);
  const strip = first?.parentElement;
  if (!first || !strip) return timeline;
  timeline.fromTo(strip, { scrollLeft: 0 }, { scrollLeft: 0, duration: 0.6 });
  for (const element of others)
    timeline.to(strip, {
      scrollLeft: element.offsetLeft - first.offsetLeft,
      duration: 0.42,
      delay: 0.9,
      ease: "power3.out",
    });
  return timeline;
};
