import {
  isDirectoryDropItem,
  isFileDropItem,
  type DropItem,
} from "react-aria-components/useDragAndDrop";

/** The files among the dropped items; those of a folder included, with its subfolders. */
export async function readDroppedFiles(items: Iterable<DropItem>): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (isFileDropItem(item)) files.push(await item.getFile());
    else if (isDirectoryDropItem(item)) {
      for await (const entry of item.getEntries()) files.push(...(await readDroppedFiles([entry])));
    }
  }
  return files;
}

/** Whether a file matches one of the media types (`image/*`, `image/png`) or extensions (`.heic`). */
export function isAccepted({ name, type }: File, accept: readonly string[] | undefined): boolean {
  if (!accept) return true;
  return accept.some((pattern) => {
    if (pattern.startsWith(".")) return name.toLowerCase().endsWith(pattern.toLowerCase());
    if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}
