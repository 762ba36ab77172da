/** The keys of the editor's shortcuts, as this device names them. */
export function shortcutKeys() {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const command = isApple ? "⌘" : "Ctrl";
  return {
    save: `${command} S`,
    publish: `${command} Enter`,
    undo: `${command} Z`,
    redo: isApple ? "⇧ ⌘ Z" : "Ctrl Shift Z",
  };
}
