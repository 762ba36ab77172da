import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** How long a button shows that the text was copied, in ms. */
const shownMs = 3000;

/** Copies a text with a result to show: success for 3 s, a failure until the next attempt. */
export function useCopy(): {
  result: "copied" | "failed" | null;
  copy: (text: string) => Promise<boolean>;
} {
  // An object, so that copying again starts the time again.
  const [result, setResult] = useState<{ kind: "copied" | "failed" } | null>(null);
  useEffect(() => {
    if (result?.kind !== "copied") return undefined;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    setResult({ kind: isCopied ? "copied" : "failed" });
    return isCopied;
  };
  return { result: result?.kind ?? null, copy };
}
