import { nearestSlot, type Point, scrollStep, type Slot } from "./drag-geometry.ts";
import { liftedPlace } from "./lifted-place.ts";

/** A tile that follows a pointer through a list of tiles. */
export interface GalleryDrag {
  move: (pointer: Point) => void;
  /** Takes the hands off; answers the place it was over. */
  end: () => number;
}

interface DragOptions {
  /** The list; its lifted tile stands absolutely in it. */
  list: HTMLElement;
  /** Its photos in order. */
  tiles: readonly HTMLElement[];
  /** Index of the lifted one. */
  from: number;
  /** Where the pointer took hold of it. */
  start: Point;
  /** It is over another place. */
  onTarget: (index: number) => void;
}

/**
 * Lifts a tile. Places are those at the beginning, measured within the list, so that scrolling and the
 * gap it leaves change nothing; near the edges of what scrolls it scrolls by itself.
 */
export function startGalleryDrag(options: DragOptions): GalleryDrag {
  const { list, tiles, from, start, onTarget } = options;
  const origin = list.getBoundingClientRect();
  const slots = tiles.map((tile): Slot => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  });
  const lifted = slots[from] ?? { x: 0, y: 0, width: 0, height: 0 };
  const hold = { x: start.x - origin.left - lifted.x, y: start.y - origin.top - lifted.y };
  const scroller = scrollerOf(list);
  let pointer = start;
  let target = from;
  let frame = 0;

  function place(): void {
    const { left, top } = list.getBoundingClientRect();
    const x = pointer.x - left - hold.x;
    const y = pointer.y - top - hold.y;
    list.style.setProperty(liftedPlace.x, `${x}px`);
    list.style.setProperty(liftedPlace.y, `${y}px`);
    const nearest = nearestSlot(slots, { ...lifted, x, y });
    if (nearest === target || nearest < 0) return;
    target = nearest;
    onTarget(nearest);
  }

  function scroll(): void {
    const step = scrollStep(pointer.y, viewOf(scroller));
    if (step !== 0) {
      scroller.scrollBy({ top: step, behavior: "instant" });
      place();
    }
    frame = requestAnimationFrame(scroll);
  }

  list.style.setProperty(liftedPlace.width, `${lifted.width}px`);
  place();
  frame = requestAnimationFrame(scroll);
  return {
    move(next) {
      pointer = next;
      place();
    },
    end() {
      cancelAnimationFrame(frame);
      for (const name of Object.values(liftedPlace)) list.style.removeProperty(name);
      return target;
    },
  };
}

/** What scrolls when the list is moved up or down: the column it stands in, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let parent = list.parentElement; parent; parent = parent.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY);
    if (scrolls && parent.scrollHeight > parent.clientHeight && parent !== document.body)
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

function viewOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement || scroller === document.documentElement)
    return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
