import * as css from "./homes-map.css.ts";
import type { MapHome } from "./map-content.ts";

/** Otherwise the map starts to move, or zooms on a double click. */
function keepFromMap<Marker extends HTMLElement>(marker: Marker): Marker {
  for (const event of ["pointerdown", "mousedown", "touchstart", "dblclick", "click", "wheel"])
    marker.addEventListener(event, (one) => one.stopPropagation());
  return marker;
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  return button;
}

function createLink({ href }: MapHome, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}

/** Marker of a home: a link to its page, or a button that opens its card. */
export function createMarker(home: MapHome): HTMLElement {
  const { label, name, card } = home;
  const marker = card === undefined ? createLink(home, label) : createButton(label);
  marker.className = css.marker;
  marker.setAttribute("aria-label", `${label}, ${name}`);
  if (card !== undefined) marker.setAttribute("popovertarget", card);
  return keepFromMap(marker);
}

/** Marker of several homes. */
export function createGroupMarker(label: string, onOpen: () => void): HTMLElement {
  const marker = keepFromMap(createButton(label));
  marker.className = `${css.marker} ${css.group}`;
  marker.addEventListener("click", onOpen);
  return marker;
}

/** The homes of a marker as links, as a popover. */
export function createHomeList(label: string, homes: readonly MapHome[]): HTMLElement {
  const dialog = document.createElement("dialog");
  dialog.className = css.list;
  dialog.setAttribute("popover", "auto");
  dialog.setAttribute("aria-label", label);
  const list = document.createElement("ul");
  for (const home of homes) {
    const item = document.createElement("li");
    item.append(createLink(home, `${home.label}, ${home.name}`));
    list.append(item);
  }
  dialog.append(list);
  return keepFromMap(dialog);
}
