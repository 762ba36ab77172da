/** ms after which the browser surely has begun to read what it is given. */
const patience = 60_000;

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
