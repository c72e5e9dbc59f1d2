/** Copies a text. If the browser refuses, its field is selected, so that the user can press Ctrl+C. */
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

/** Downloads a text or a picture as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
