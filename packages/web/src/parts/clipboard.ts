/** Copies a text. Where the browser refuses, the field that shows it is selected, so that a key is enough. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}

function copySelected(field: HTMLInputElement | HTMLTextAreaElement | null): boolean {
  if (!field) return false;
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
