import { useEffect } from "react";

/**
 * Replaces `react-style-singleton`, with which Radix locks scrolling behind dialogs and menus: returns a
 * component that applies the first styles that are rendered until the last is removed. A constructed
 * stylesheet needs no exception in the content security policy, unlike a `<style>` element.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): () => void {
    users += 1;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }
    return remove;
  }

  function remove(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = undefined;
  }

  return function Styles({ styles }: { styles: string }) {
    useEffect(() => add(styles), [styles]);
    return null;
  };
}
