/**
 * Opens the dialogs of buttons with `popovertarget` in browsers without popovers: Safari before 17, Firefox
 * before 125. They close with Escape, their button, or a click outside of them.
 */
function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const id = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  const dialog = id == null ? target : document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

// Markers of a map stop the event.
document.addEventListener("click", onClick, { capture: true });
