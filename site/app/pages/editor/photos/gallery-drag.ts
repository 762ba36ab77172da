import { findNearestSlot, type Point, getScrollStep, type Slot } from "./drag-geometry.ts";
import { draggedTileVars } from "./dragged-tile-vars.ts";

/** A drag of a tile in the gallery. */
export interface GalleryDrag {
  move: (pointer: Point) => void;
  /** Ends the drag; returns the target index. */
  end: () => number;
}

interface DragOptions {
  /** The list; the dragged tile is positioned absolutely in it. */
  list: HTMLElement;
  tiles: readonly HTMLElement[];
  /** Index of the dragged tile. */
  from: number;
  /** Pointer position at the start of the drag. */
  start: Point;
  /** Called when the target index changes. */
  onTarget: (index: number) => void;
}

/**
 * Starts a drag. Slots are measured once and relative to the list, so that scrolling and the gap do
 * not change them. Scrolls near the edges of the scroll container.
 */
export function startGalleryDrag(options: DragOptions): GalleryDrag {
  const { list, tiles, from, start, onTarget } = options;
  const origin = list.getBoundingClientRect();
  const slots = tiles.map((tile): Slot => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  });
  const draggedSlot = slots[from] ?? { x: 0, y: 0, width: 0, height: 0 };
  const grabOffset = {
    x: start.x - origin.left - draggedSlot.x,
    y: start.y - origin.top - draggedSlot.y,
  };
  const scrollContainer = findScrollContainer(list);
  let pointer = start;
  let target = from;
  let frame = 0;

  function updatePosition(): void {
    const { left, top } = list.getBoundingClientRect();
    const x = pointer.x - left - grabOffset.x;
    const y = pointer.y - top - grabOffset.y;
    list.style.setProperty(draggedTileVars.x, `${x}px`);
    list.style.setProperty(draggedTileVars.y, `${y}px`);
    const nearest = findNearestSlot(slots, { ...draggedSlot, x, y });
    if (nearest === target || nearest < 0) return;
    target = nearest;
    onTarget(nearest);
  }

  function autoScroll(): void {
    const step = getScrollStep(pointer.y, getVisibleRange(scrollContainer));
    if (step !== 0) {
      scrollContainer.scrollBy({ top: step, behavior: "instant" });
      updatePosition();
    }
    frame = requestAnimationFrame(autoScroll);
  }

  list.style.setProperty(draggedTileVars.width, `${draggedSlot.width}px`);
  updatePosition();
  frame = requestAnimationFrame(autoScroll);
  return {
    move(next) {
      pointer = next;
      updatePosition();
    },
    end() {
      cancelAnimationFrame(frame);
      for (const name of Object.values(draggedTileVars)) list.style.removeProperty(name);
      return target;
    },
  };
}

/** The scrollable ancestor of the list, or the page. */
function findScrollContainer(list: HTMLElement): Element {
  for (let parent = list.parentElement; parent; parent = parent.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY);
    if (scrolls && parent.scrollHeight > parent.clientHeight && parent !== document.body)
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

function getVisibleRange(scrollContainer: Element): { top: number; bottom: number } {
  if (scrollContainer === document.scrollingElement || scrollContainer === document.documentElement)
    return { top: 0, bottom: innerHeight };
  const { top, bottom } = scrollContainer.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
